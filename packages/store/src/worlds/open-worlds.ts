import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { asDamagedWorld } from '../explained.ts'
import { StoreError } from '../store-error.ts'
import type { ControlState } from './cached-state.ts'
import type { OpenedWorld } from './world.ts'
import { parseWorldName } from './world-name.ts'

/** An open world in use, with its cached answers: two thirds heap, the rest SQLite's. */
const worldBytes = 4 * 2 ** 20
const [least, most] = [20, 500]

/**
 * The default number of worlds kept open: as many as fit into an eighth of the machine's memory and a third of Node's
 * heap limit, from 20 to 500.
 */
export function openWorldsFor(memoryBytes: number, heapBytes: number): number {
  const fitting = Math.floor(Math.min(memoryBytes / 8, heapBytes / 3) / worldBytes)
  return Math.min(most, Math.max(least, fitting))
}

/** The same of this process. */
export const defaultOpenWorlds = (): number =>
  openWorldsFor(process.constrainedMemory?.() || totalmem(), getHeapStatistics().heap_size_limit)

/** A world in use: it isn't closed before its release, even if the world of that name is replaced. */
export interface Lease {
  readonly world: OpenedWorld
  /** What was known of it when it was lent. */
  readonly state: ControlState
  release(): void
}

interface Entry {
  readonly opening: Promise<OpenedWorld>
  leases: number
  /** No longer the world of its name: closed with its last lease. */
  retired: boolean
}

/**
 * The worlds that this process has open: at most `limit`, apart from those in use. Which one is closed is random: when
 * more worlds are used in turn than fit, the least recently used one would always be needed next.
 */
class OpenWorlds {
  readonly #open: (name: string) => Promise<OpenedWorld>
  readonly #limit: number
  readonly #entries = new Map<string, Entry>()
  /** Those in use even though another took their name. */
  readonly #live = new Set<Entry>()
  readonly #closing = new Set<Promise<void>>()
  #closed = false

  constructor(open: (name: string) => Promise<OpenedWorld>, limit: number) {
    this.#open = open
    this.#limit = limit
  }

  /** The present state of a world, opened if need be. */
  async lease(name: string): Promise<Lease> {
    for (;;) {
      const entry = this.#entry(name)
      entry.leases++
      this.#closeUnused()
      try {
        const world = await entry.opening
        const state = await world.stateForAll()
        if (!entry.retired && world.isCurrent(state)) {
          world.setIdle(false)
          return this.#leaseOf(entry, world, state)
        }
      } catch (error) {
        this.#retire(name, entry)
        this.#release(entry)
        throw error
      }
      this.#retire(name, entry)
      this.#release(entry)
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Closes the world of a name once it is unused; the next request reopens it. */
  retire(name: string): void {
    const entry = this.#entries.get(name)
    if (entry) this.#retire(name, entry)
  }

  /** Closes every world, those in use too. Nothing can be opened afterwards. */
  async close(): Promise<void> {
    this.#closed = true
    this.#entries.clear()
    for (const entry of this.#live) this.#close(entry)
    await Promise.all(this.#closing)
  }

  #entry(name: string): Entry {
    if (this.#closed) throw new StoreError('The store is closed')
    const known = this.#entries.get(name)
    if (known) return known
    const entry: Entry = { opening: this.#open(name), leases: 0, retired: false }
    this.#entries.set(name, entry)
    this.#live.add(entry)
    return entry
  }

  #leaseOf(entry: Entry, world: OpenedWorld, state: ControlState): Lease {
    let released = false
    return {
      world,
      state,
      release: () => {
        if (released) return
        released = true
        if (entry.leases === 1) world.setIdle(true)
        this.#release(entry)
      },
    }
  }

  #closeUnused(): void {
    const excess = this.#entries.size - this.#limit
    if (excess <= 0) return
    const unused = [...this.#entries].filter(([, { leases }]) => leases === 0)
    for (let count = 0; count < excess && unused.length > 0; count++) {
      const [chosen] = unused.splice(Math.floor(Math.random() * unused.length), 1)
      if (chosen) this.#retire(...chosen)
    }
  }

  #retire(name: string, entry: Entry): void {
    if (this.#entries.get(name) === entry) this.#entries.delete(name)
    if (entry.retired) return
    entry.retired = true
    if (entry.leases === 0) this.#close(entry)
  }

  #release(entry: Entry): void {
    entry.leases--
    if (entry.leases === 0 && entry.retired) this.#close(entry)
    this.#closeUnused()
  }

  #close(entry: Entry): void {
    if (!this.#live.delete(entry)) return
    const closing = entry.opening
      .then((world) => world.close())
      .catch(() => {}) // it was never open
      .finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
  }
}

/** The worlds that a store has open, by name: lent for a piece of work, or held until released. */
export class HeldWorlds extends OpenWorlds {
  readonly #held = new Map<string, Lease>()

  override async lease(input: string): Promise<Lease> {
    const name = parseWorldName(input)
    return asDamagedWorld(name, () => super.lease(name))
  }

  /** The present state of a world, which stays open until it is let go. */
  async world(input: string): Promise<OpenedWorld> {
    const found = await this.lease(input)
    const known = this.#held.get(found.world.name)
    if (known?.world === found.world) found.release()
    else this.#held.set(found.world.name, found)
    return found.world
  }

  async using<Result>(name: string, work: (world: OpenedWorld) => Promise<Result>): Promise<Result> {
    const { world, release } = await this.lease(name)
    return work(world).finally(release)
  }

  /** Closes the world of a name once it is unused. */
  letGo(name: string): void {
    this.retire(name)
    this.#held.get(name)?.release()
    this.#held.delete(name)
  }
}
