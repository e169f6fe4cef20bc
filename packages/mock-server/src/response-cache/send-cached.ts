import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Envelope, success } from '@portal/protocol/envelope'
import type { CallId } from '@portal/protocol/registry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { triggeredFaults } from '../plugins/faults.ts'
import { noteEnvelope } from '../plugins/journal.ts'
import { stateOf, worldOf } from '../plugins/world.ts'
import { cachesOf } from './response-cache.ts'

/**
 * Calls whose responses are cached: they write nothing, and their response depends on the database, the caller, the input
 * and the language alone. A call that asks the clock, draws at random or counts is none of these.
 */
export const cacheableCalls: ReadonlySet<CallId> = new Set<CallId>([
  'getUserInfo',
  'findOrganization',
  'findMenuInfoAllSystem',
  'findMenuList',
  'findDic',
  'findInCollection',
  'findNoticeList',
  'findNoticeDetail',
  'findMessagePagination',
  'findMessInstationDetail',
  'findDealerNoticeById',
  'findFilesPagination',
  'findTodoTasks',
  'findHistoricTasks',
  'getTaskUrl',
  'getProcessInformation',
  'findBalanceAndIntegral',
  'integralPostDetail',
  'gatherList',
  'wyRetailOrderPage',
  'ceramicSalesOrderPage',
  'pickOrderList',
  'wyPickupPage',
  'ceramicPickupOrderHeadList',
  'bathSamplePage',
  'bathDealerPage',
  'checkAccountFreeze',
  'projectReviewPagination',
  'contractWaitRegisterPagination',
  'contractPagination',
])

const compress = promisify(gzip)

/** Below it compression saves no packet. */
const leastBytes = 1400

/** Sends the cached response for a key, filling the cache on a miss. Rejections are thrown and never cached. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  read: () => Promise<Envelope>,
): Promise<FastifyReply> {
  const { answers } = cachesOf(worldOf(request))
  const { version } = stateOf(request)
  const json = await answers.at(version, key, async () => Buffer.from(JSON.stringify(await read())))
  noteEnvelope(request, success(null)) // only accepted responses are cached
  reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
  if (json.length < leastBytes || !mayCompress(request)) return reply.send(json)
  // Compressed once, as it is read once; on a slow line the menus of all systems wait for a tenth of their bytes then.
  const compressed = await answers.at(version, `gzip ${key}`, () => compress(json))
  return reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).send(compressed)
}

/** Whether the caller reads gzip; what a fault is to bend stays as it is. */
function mayCompress(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'] ?? ''
  return (
    /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/.test(String(accepted)) &&
    triggeredFaults(request).length === 0
  )
}
