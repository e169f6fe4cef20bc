import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { noteEnvelope } from '../bending/journal.ts'
import { heldConnections } from '../connections/held-connections.ts'
import { whenDone } from '../connections/when-done.ts'
import { worldOf } from '../plugins/world.ts'
import { differencesOf } from './answer-check.ts'
import type { AnswerSource, ForeignAnswer } from './answer-source.ts'
import { elsewhereOf } from './elsewhere.ts'
import { foreignRequest } from './foreign-request.ts'
import { signedInHere } from './local-session.ts'

/** Answers what is answered elsewhere, and tells the journal where the answer is not as its call is defined. */
export const foreignAnswersPlugin = fp<{ source: AnswerSource }>(async (app, { source }) => {
  const { closing } = heldConnections(app)
  app.addHook('preHandler', async (request, reply) => {
    const elsewhere = elsewhereOf(request)
    if (!elsewhere) return
    elsewhere.answeredBy = source.kind
    const asked = foreignRequest(request, elsewhere.bytes)
    const gone = new AbortController()
    whenDone(reply.raw, () => gone.abort())
    const answer = await source.answer(asked, AbortSignal.any([gone.signal, closing]))
    elsewhere.answeredBy = answer.answeredBy
    if (request.method !== 'HEAD') elsewhere.differences = differencesOf(asked.callId, answer)
    return handBack(reply, await signedInHere(worldOf(request), source, asked, answer), request)
  })
})

function handBack(
  reply: FastifyReply,
  { httpStatus, headers, body, json }: ForeignAnswer,
  request: FastifyRequest,
) {
  noteEnvelope(request, json)
  return reply
    .code(httpStatus)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body.length > 0 ? body : undefined) // to an empty one, a type would be added
}
