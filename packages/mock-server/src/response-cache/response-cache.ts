import type { SessionOfUser } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import type { FastifyReply } from 'fastify'

/** Headers of a compressed answer, which may depend on its page's origin already. */
export const gzipHeaders = (reply: FastifyReply) => ({
  'content-encoding': 'gzip',
  vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
})

/** Whether the caller reads gzip, by its Accept-Encoding header. */
export const acceptsGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(String(accepted ?? ''))

/** Size of the cache; the oldest entry is evicted first. */
interface CacheLimits {
  readonly entries: number
  readonly bytes: number
}

interface CacheOptions<Value> extends CacheLimits {
  /** The version that the database has now. */
  readonly version: () => number
  /** What a value costs in memory, about. */
  readonly bytesOf: (value: Value) => number
}

/** Values derived from a database alone, cached until it changes. */
export class VersionedCache<Value extends object | null> {
  readonly #options: CacheOptions<Value>
  readonly #values = new Map<string, Value>()
  /** Pending reads, so that many simultaneous requests share one. */
  readonly #reads = new Map<string, Promise<Value>>()
  #version = Number.NEGATIVE_INFINITY
  #bytes = 0

  constructor(options: CacheOptions<Value>) {
    this.#options = options
  }

  /**
   * The value of a key as of `version`, which the caller has read during its request. Never older, and cached only when
   * nothing was written while reading, which may have seen half of a change. A missing value (null) is not cached.
   */
  async at(version: number, key: string, read: () => Promise<Value>): Promise<Value> {
    if (version > this.#version) this.#begin(version)
    if (version < this.#version) return read()
    return this.#values.get(key) ?? this.#reads.get(key) ?? this.#readOnce(version, key, read)
  }

  #readOnce(version: number, key: string, read: () => Promise<Value>): Promise<Value> {
    const reading = read()
      .then((value) => {
        if (value !== null && this.#options.version() === version) this.#keep(key, value)
        return value
      })
      .finally(() => {
        if (this.#reads.get(key) === reading) this.#reads.delete(key)
      })
    this.#reads.set(key, reading)
    return reading
  }

  #keep(key: string, value: Value): void {
    const { entries, bytes } = this.#options
    const size = this.#sizeOf(key, value)
    if (size > bytes) return
    this.#values.set(key, value)
    this.#bytes += size
    for (const [oldest, cachesByWorld] of this.#values) {
      if (this.#values.size <= entries && this.#bytes <= bytes) return
      this.#values.delete(oldest)
      this.#bytes -= this.#sizeOf(oldest, cachesByWorld)
    }
  }

  #sizeOf(key: string, value: Value): number {
    return key.length * 2 + this.#options.bytesOf(value)
  }

  #begin(version: number): void {
    this.#values.clear()
    this.#reads.clear()
    this.#bytes = 0
    this.#version = version
  }
}

/** A server's cache for one world; dropped with the world. */
interface WorldCaches {
  /** By certificate, expired ones too: whether one is live follows from the clock. */
  readonly sessions: VersionedCache<SessionOfUser | null>
  /** Answers of JSON, ready to be sent. */
  readonly answers: VersionedCache<Buffer>
}

const kept = new WeakMap<World, WorldCaches>()

/** A world that is reset or restored is another one from then on. */
export function cachesOf(world: World): WorldCaches {
  const found = kept.get(world)
  if (found) return found
  const version = () => world.version()
  const made: WorldCaches = {
    sessions: new VersionedCache({ version, entries: 500, bytes: 500_000, bytesOf: () => sessionBytes }),
    answers: new VersionedCache({ version, entries: 500, bytes: 2_000_000, bytesOf: ({ length }) => length }),
  }
  kept.set(world, made)
  return made
}

/** About what a session takes with its user. */
const sessionBytes = 1000
