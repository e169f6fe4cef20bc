import { readSession } from '@portal/store/certificates'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { heldConnections, whenDone } from '../connections.ts'
import { pathOf } from '../domain/page-address.ts'
import { addressBehind } from '../shapes/moved-path.ts'
import { differencesOf } from '../upstream/answer-check.ts'
import type { AnswerSource, UpstreamAnswer, UpstreamRequest } from '../upstream/answer-source.ts'
import { signedInHere } from '../upstream/local-session.ts'
import { fieldsOf, textIn, withParams } from '../upstream/request-parts.ts'
import { handleLocally, upstreamCallOf } from '../upstream/upstream-calls.ts'
import { callerOf } from './certificate.ts'
import { noteEnvelope } from './journal.ts'
import { worldOf } from './world.ts'

/** Sends answers of an upstream, and records in the journal where they deviate from the call's definition. */
export const upstreamAnswersPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
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
export const leftToWorldPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
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
