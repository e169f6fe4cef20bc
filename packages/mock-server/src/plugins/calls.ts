import formbody from '@fastify/formbody'
import { parseJson, withLongNumbersAsText } from '@portal/protocol/answers/read-answer'
import type { Encoding, Endpoint } from '@portal/protocol/endpoint'
import { callIds, calls } from '@portal/protocol/registry'
import { readSession } from '@portal/store/certificates'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { CallSettings } from '../calls/call-context.ts'
import { callsAt } from '../calls/calls-at.ts'
import { heldConnections, whenDone } from '../connections.ts'
import { acceptsPage, pathOf } from '../domain/page-address.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { addressBehind } from '../shapes/shaped-envelope.ts'
import { differencesOf } from '../upstream/answer-check.ts'
import type { AnswerSource, UpstreamAnswer, UpstreamRequest } from '../upstream/answer-source.ts'
import { handleLocally, signedInHere, upstreamCallOf, upstreamCallsPlugin } from '../upstream/pass-on.ts'
import { fieldsOf, textIn, withParams } from '../upstream/request-parts.ts'
import { addCallRoutes, addWrongMethodRoutes, refuseMethod } from './call-routes.ts'
import { callerOf, certificatePlugin } from './certificate.ts'
import { faultsPlugin } from './faults.ts'
import { journalPlugin, noteEnvelope, userNameOf } from './journal.ts'
import type { Metrics } from './metrics.ts'
import { countCallsPlugin } from './metrics.ts'
import { type WorldOptions, worldOf, worldPlugin, worldTimePlugin } from './world.ts'

const form = 'application/x-www-form-urlencoded'
const mediaTypes: Readonly<Partial<Record<Encoding, string>>> = {
  json: 'application/json',
  form,
  'form-params': form,
}

/**
 * Accepts only the encoding of the call's definition (specification §7). Whole numbers beyond the exact range become
 * texts.
 */
const requestBodyPlugin = fp(async (app) => {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parser = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parser(request, withLongNumbersAsText(String(body)), done),
  )
  await app.register(formbody)
  app.addHook('onRequest', (request, _reply, done) => {
    const expected = mediaTypes[encodingOf(request) ?? 'query']
    if (upstreamCallOf(request)) return done()
    if (expected && request.mediaType !== undefined && request.mediaType !== expected) {
      return done(new Rejection(filled(texts.wrongContentType, { expected }), { httpStatus: 415 }))
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const encoding = encodingOf(request)
    if (encoding === 'query' || upstreamCallOf(request)) return done()
    // A request without a body counts as one without values: the schema then names what is missing.
    if (request.body === undefined) request.body = {}
    if (encoding === 'form-params') request.body = parseParams(request.body)
    done()
  })
})

const encodingOf = (request: FastifyRequest) => request.routeOptions.config.call?.encoding

/** The JSON in the field `params` of a form. */
function parseParams(fields: unknown): unknown {
  const { params } = fields as { params?: unknown } // the form parser gives an object of text or lists of text
  if (typeof params !== 'string') throw new Rejection(texts.missingParams)
  try {
    return parseJson(params)
  } catch {
    throw new Rejection(texts.malformedParams, { httpStatus: 400 })
  }
}

/** Sends answers of an upstream, and records in the journal where they deviate from the call's definition. */
const upstreamAnswersPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
  const { closing } = heldConnections(app)
  app.addHook('preHandler', async (request, reply) => {
    const elsewhere = upstreamCallOf(request)
    if (!elsewhere) return
    elsewhere.answeredBy = source.kind
    const asked = foreignRequest(request, elsewhere.bytes)
    const closed = new AbortController()
    whenDone(reply.raw, () => closed.abort())
    const answer = await source.answer(asked, AbortSignal.any([closed.signal, closing]))
    elsewhere.answeredBy = answer.answeredBy
    if (request.method !== 'HEAD') elsewhere.differences = differencesOf(asked.callId, answer)
    return handBack(reply, await signedInHere(worldOf(request), source, asked, answer), request)
  })
})

function handBack(
  reply: FastifyReply,
  { httpStatus, headers, body, json }: UpstreamAnswer,
  request: FastifyRequest,
) {
  noteEnvelope(request, json)
  return reply
    .code(httpStatus)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body.length > 0 ? body : undefined) // to an empty one, a type would be added
}

/** Handles a call locally when the body shows that the recording has no answer for it. */
const leftToWorldPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
  app.addHook('preValidation', async (request) => {
    const elsewhere = upstreamCallOf(request)
    if (elsewhere?.kind !== 'recording') return
    const asked = foreignRequest(request, elsewhere.bytes)
    // If the first step was answered here, the second is, too.
    const token = textIn(fieldsOf(fieldsOf(withParams(asked.body)).params).token)
    const begunHere = asked.callId === 'twoFactorLogin' && token && readSession(worldOf(request), token)
    if (begunHere || source.leaves?.(asked)) handleLocally(request)
  })
})

/** A request whose body has been read, in the form passed on to others. */
function foreignRequest(request: FastifyRequest, bytes: UpstreamRequest['bytes']): UpstreamRequest {
  const { method, headers, query, body, routeOptions } = request
  const { callId, call } = routeOptions.config
  const route = call ? routeOptions.url : undefined
  const user = callerOf(request)?.user.userName
  const [path, url] = [pathOf(request.url), addressBehind(request.originalUrl)]
  return { callId, method, path, url, route, user, headers, bytes, query, body }
}

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
