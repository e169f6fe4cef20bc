import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Endpoint } from '@portal/protocol/endpoint'
import { success } from '@portal/protocol/envelope'
import { type CallId, callIds, calls, readOnlyCalls, readOnlyExtensions } from '@portal/protocol/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pointsHandlers } from '../areas/accounts/points.ts'
import { applicationHandlers } from '../areas/applications/applications.ts'
import { approvalHandlers } from '../areas/approvals/approvals.ts'
import { externalHandlers } from '../areas/external/external.ts'
import { fileHandlers } from '../areas/files/files.ts'
import { homeHandlers } from '../areas/home/home-figures.ts'
import { favouriteHandlers, organizationHandlers } from '../areas/menus/organizations.ts'
import { messageHandlers, noticeHandlers } from '../areas/notices/notices.ts'
import { bathroomDealerHandlers } from '../areas/orders/distributors.ts'
import { orderHandlers } from '../areas/orders/order.ts'
import { salesOrderHandlers } from '../areas/orders/sales-order.ts'
import { questionnaireHandlers } from '../areas/questionnaires/questionnaire.ts'
import { pickupHandlers } from '../areas/records/pickups.ts'
import { projectHandlers } from '../areas/records/projects.ts'
import { retailOrderHandlers, sampleOrderHandlers } from '../areas/records/retail-orders.ts'
import { authHandlers, ssoHandlers } from '../areas/sign-in/auth.ts'
import { signInHandlers } from '../areas/sign-in/sign-in.ts'
import { verificationHandlers } from '../areas/sign-in/verification.ts'
import { type CallSettings, type Handlers, Paged, Redirect, Stylesheet } from '../calls/call-context.ts'
import { type CallsOfPath, callsByPath } from '../calls/calls-at.ts'
import { ConcurrencyLimiter } from '../calls/concurrency-limiter.ts'
import { requestSchemas, validatorCompiler } from '../calls/validation.ts'
import { nameLanguage, namesIn } from '../domain/name-language.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { acceptsGzip, cachesOf, gzipHeaders } from '../response-cache/response-cache.ts'
import { shapedEnvelope } from '../shapes/shaped-envelope.ts'
import { callerOf } from './certificate.ts'
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
async function sendCached(
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route answers; absent on routes that are no call of the registry. */
    readonly call?: Endpoint
    readonly callId?: CallId
  }
}

/** Every call's handler. */
const handlers: Handlers = {
  ...authHandlers,
  ...signInHandlers,
  ...verificationHandlers,
  ...organizationHandlers,
  ...favouriteHandlers,
  ...noticeHandlers,
  ...messageHandlers,
  ...fileHandlers,
  ...orderHandlers,
  ...homeHandlers,
  ...questionnaireHandlers,
  ...salesOrderHandlers,
  ...retailOrderHandlers,
  ...pickupHandlers,
  ...sampleOrderHandlers,
  ...bathroomDealerHandlers,
  ...projectHandlers,
  ...approvalHandlers,
  ...applicationHandlers,
  ...pointsHandlers,
  ...ssoHandlers,
  ...externalHandlers,
}

/** A path of the registry as the router writes it. */
export const routePath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

/** As many worlds are at work at a time as there are database clients that stay, and threads that hash passwords. */
const worldsAtWork = 4

/** Adds one route per call of the registry. */
export function addCallRoutes(app: FastifyInstance, settings: CallSettings): void {
  const turns = new ConcurrencyLimiter(worldsAtWork)
  for (const id of callIds) {
    const call: Endpoint = calls[id]
    const handle = handlerOf(id)
    app.route({
      method: call.method,
      url: routePath(call.path),
      config: { call, callId: id },
      schema: requestSchemas(call),
      attachValidation: true, // rejected before the handler, unless an upstream validates it
      validatorCompiler: validatorCompiler(call.encoding),
      handler: async (request, reply) => {
        const input = { pathParams: request.params, query: request.query, body: request.body }
        const caller = call.access === 'certificate' ? callerOf(request) : undefined
        const language = nameLanguage(request.headers['accept-language'])
        const world = worldOf(request)
        const context = { world, input, settings, nameOf: namesIn[language], ...caller }
        const answered = () => turns.take(world.name, () => handle(context))
        if (caller && cacheableCalls.has(id)) {
          const key = [id, caller.certificate, language, JSON.stringify(input)].join(' ')
          return sendCached(request, reply, key, async () => answerOf(call, request, await answered()))
        }
        const answer = await answered()
        if (answer instanceof Redirect) return reply.redirect(answer.url)
        if (answer instanceof Stylesheet) return reply.type('text/css; charset=utf-8').send(answer.css)
        reply.header('cache-control', 'no-store')
        return answerOf(call, request, answer)
      },
    })
  }
}

/** The envelope around an answer, with ids in the form that the world gives them out. */
function answerOf({ data }: Endpoint, request: FastifyRequest, answer: unknown): object {
  const envelope = answer instanceof Paged ? success(answer.data, answer.count) : success(answer)
  return stateOf(request).settings.ids === 'text' ? shapedEnvelope(envelope, data, ['textIds']) : envelope
}

/**
 * The id binds the types of a call's context and handler, which a loop over all ids can't express: schemas have checked
 * the context built above.
 */
const handlerOf = (id: CallId) => handlers[id] as (context: unknown) => Promise<unknown>

/** A call's path answers every other method with HTTP 405 and names the right ones, before a body is read. */
export function refuseMethod(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { allowed }: CallsOfPath,
): never {
  reply.header('allow', allowed.join(', '))
  throw new Rejection(filled(texts.wrongMethod, { method, allowed }), { httpStatus: 405 })
}

/** Those of paths that `/api/*` does not recognise; a route for each would take a third of the start of a server. */
export function addWrongMethodRoutes(app: FastifyInstance): void {
  for (const [path, found] of callsByPath) {
    if (path.startsWith('/api/') && !path.includes('{')) continue
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => refuseMethod(request, reply, found)
    app.route({
      method: app.supportedMethods.filter((method) => !found.allowed.includes(method)),
      url: routePath(path),
      config: { isNoCall: true, pathOfCall: found.id },
      onRequest: refuse,
      handler: refuse,
    })
  }
}
