import type { Endpoint } from '@portal/protocol/endpoint'
import { callIds, calls } from '@portal/protocol/registry'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import type { CallSettings } from '../calls/call-context.ts'
import { callsAt } from '../calls/calls-at.ts'
import type { Metrics } from '../domain/metrics.ts'
import { acceptsPage, pathOf } from '../domain/page-address.ts'
import { filled } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import type { AnswerSource } from '../upstream/answer-source.ts'
import { upstreamCallOf, upstreamCallsPlugin } from '../upstream/upstream-calls.ts'
import { addCallRoutes, addWrongMethodRoutes, refuseMethod } from './call-routes.ts'
import { certificatePlugin } from './certificate.ts'
import { faultsPlugin } from './faults.ts'
import { journalPlugin, userNameOf } from './journal.ts'
import { countCallsPlugin } from './metrics.ts'
import { requestBodyPlugin } from './request-body.ts'
import { leftToWorldPlugin, upstreamAnswersPlugin } from './upstream-answers.ts'
import { type WorldOptions, worldPlugin, worldTimePlugin } from './world.ts'

interface CallsOptions extends WorldOptions {
  readonly settings: CallSettings
  /** Answers some requests in the world's place. */
  readonly source: AnswerSource | undefined
  readonly metrics: Metrics
}

/** The calls of the registry. */
export const callsPlugin: FastifyPluginAsync<CallsOptions> = async (app, options) => {
  const { settings, source, metrics, ...worlds } = options
  // The stages of a request, in their order.
  await app.register(worldPlugin, worlds) // opens the world that it names
  await app.register(worldTimePlugin) // tells the time of that world
  await app.register(journalPlugin) // notes request and answer
  await app.register(countCallsPlugin, { metrics }) // counts it
  await app.register(upstreamCallsPlugin, { source }) // decides whether an upstream or a recording answers it
  await app.register(certificatePlugin, { source }) // finds its user
  if (source) await app.register(leftToWorldPlugin, { source }) // keeps here what the recording has no answer for
  await app.register(requestBodyPlugin) // reads its body in the encoding of the call
  app.addHook('preHandler', refuseInvalid) // refuses what does not fit the schema of the call
  await app.register(faultsPlugin, { userOf: userNameOf }) // breaks, delays or bends the answer where that was ordered
  if (source) await app.register(upstreamAnswersPlugin, { source }) // hands back the answer of the upstream
  addCallRoutes(app, settings) // runs the handler of its area
  addWrongMethodRoutes(app) // names the methods of its address
  app.all('/api/*', { config: { isNoCall: true }, onRequest: unknownCall }, unknownCall) // says that there is nothing
}

const refuseInvalid: preHandlerHookHandler = (request, _reply, done) =>
  done(upstreamCallOf(request) ? undefined : request.validationError)

/** Prefixes of addresses that browser windows open directly. */
const windowAddresses = callIds
  .map((id): Endpoint => calls[id])
  .flatMap(({ answer, path }) => (answer === 'redirect' ? [path.slice(0, path.indexOf('{'))] : []))

/**
 * An unknown backend address, or one of a call with another method: rejected before its body is read, and journaled;
 * unless an upstream may know it.
 */
const unknownCall = async (request: FastifyRequest, reply: FastifyReply) => {
  const { url, headers } = request
  const known = callsAt(pathOf(url))
  if (known) refuseMethod(request, reply, known)
  if (upstreamCallOf(request)) return
  const refusal = new Rejection(filled(texts.unknownAddress, { address: pathOf(url) }), { httpStatus: 404 })
  const forWindow = acceptsPage(headers.accept)
  if (forWindow && windowAddresses.some((start) => url.startsWith(start)))
    return sendErrorPage(reply, refusal)
  throw refusal
}
