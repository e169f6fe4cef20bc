import type { Endpoint } from '@portal/protocol/endpoint'
import { callIds, calls } from '@portal/protocol/registry'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { CallSettings } from '../calls/call-context.ts'
import { addCallRoutes, addWrongMethodRoutes } from '../calls/call-routes.ts'
import type { Metrics } from '../domain/metrics.ts'
import { acceptsPage, pathOf } from '../domain/page-address.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import type { AnswerSource } from '../upstream/answer-source.ts'
import { foreignAnswersPlugin, leftToWorldPlugin } from '../upstream/foreign-answers.ts'
import { upstreamCallOf, upstreamCallsPlugin } from '../upstream/upstream-calls.ts'
import { certificatePlugin } from './certificate.ts'
import { faultsPlugin } from './faults.ts'
import { journalPlugin, userNameOf } from './journal.ts'
import { countCallsPlugin } from './metrics.ts'
import { requestBodyPlugin } from './request-body.ts'
import { type WorldOptions, worldPlugin, worldTimePlugin } from './world.ts'

interface CallsOptions extends WorldOptions {
  readonly settings: CallSettings
  /** Answers some requests in the world's place. */
  readonly source: AnswerSource | undefined
  readonly metrics: Metrics
}

/** The calls of the registry with what each request goes through: world, journal, certificate, body, faults, handler. */
export const callsPlugin: FastifyPluginAsync<CallsOptions> = async (app, options) => {
  const { settings, source, metrics, ...worlds } = options
  await app.register(worldPlugin, worlds)
  await app.register(worldTimePlugin)
  await app.register(journalPlugin)
  await app.register(countCallsPlugin, { metrics })
  await app.register(upstreamCallsPlugin, { source })
  await app.register(certificatePlugin, { source })
  if (source) await app.register(leftToWorldPlugin, { source })
  await app.register(requestBodyPlugin)
  app.addHook('preHandler', (request, _reply, done) => {
    done(upstreamCallOf(request) ? undefined : request.validationError)
  })
  await app.register(faultsPlugin, { userOf: userNameOf })
  if (source) await app.register(foreignAnswersPlugin, { source })
  addCallRoutes(app, settings)
  addWrongMethodRoutes(app)
  app.all('/api/*', { config: { isNoCall: true }, onRequest: unknownCall }, unknownCall)
}

/** Where addresses begin that a browser window opens by itself. */
const windowAddresses = callIds
  .map((id): Endpoint => calls[id])
  .flatMap(({ answer, path }) => (answer === 'redirect' ? [path.slice(0, path.indexOf('{'))] : []))

/** An unknown backend address: rejected before its body is read, and journaled; unless an upstream may know it. */
const unknownCall = async (request: FastifyRequest, reply: FastifyReply) => {
  if (upstreamCallOf(request)) return
  const { url, headers } = request
  const refusal = new Rejection(texts.unknownAddress(pathOf(url)), { httpStatus: 404 })
  const forWindow = acceptsPage(headers.accept)
  if (forWindow && windowAddresses.some((start) => url.startsWith(start)))
    return sendErrorPage(reply, refusal)
  throw refusal
}
