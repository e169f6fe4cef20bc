import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { success } from '@portal/protocol/envelope'
import { readOnlyCalls, readOnlyExtensions } from '@portal/protocol/read-only-calls'
import type { CallId } from '@portal/protocol/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from '../domain/accepts-gzip.ts'
import { gzipHeaders } from '../response-cache/gzip-headers.ts'
import { cachesOf } from '../response-cache/response-cache.ts'
import { triggeredFaults } from './faults.ts'
import { noteEnvelope } from './journal.ts'
import { stateOf, worldOf } from './world.ts'

/**
 * Calls whose responses are cached: read-only, and dependent on database, caller, input and language alone, not on the
 * clock, chance or counters.
 */
export const cacheableCalls: ReadonlySet<CallId> = new Set<CallId>([...readOnlyCalls, ...readOnlyExtensions])

const compress = promisify(gzip)

/** Below it compression saves no packet. */
const leastBytes = 1400

/** Sends the cached response for a key, filling the cache on a miss. Rejections are thrown and never cached. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  read: () => Promise<object>,
): Promise<FastifyReply> {
  const { answers } = cachesOf(worldOf(request))
  const { version } = stateOf(request)
  const json = await answers.at(version, key, async () => Buffer.from(JSON.stringify(await read())))
  noteEnvelope(request, success(null)) // only accepted responses are cached
  reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
  if (json.length < leastBytes || !mayCompress(request)) return reply.send(json)
  // Compressed once, as it is read once; on a slow line the menus of all systems wait for a tenth of their bytes then.
  const compressed = await answers.at(version, `gzip ${key}`, () => compress(json))
  return reply.headers(gzipHeaders(reply)).send(compressed)
}

/** Whether the caller accepts gzip; responses with a fault are not compressed. */
const mayCompress = (request: FastifyRequest): boolean =>
  acceptsGzip(request.headers['accept-encoding']) && triggeredFaults(request).length === 0
