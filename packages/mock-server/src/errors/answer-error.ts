import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { sendErrorPage } from '../pages/error-page.ts'
import { envelopeOf, foreseenRejection } from './foreseen.ts'
import { Rejection } from './rejection.ts'
import { secretsIn, withoutSecrets } from './secrets.ts'
import { texts } from './texts.ts'

/**
 * Answers every error: with an envelope, or with a page where a browser window asked. A mistake of ours is logged under
 * a reference that the user can tell, and answers E like any refusal, never with HTTP 500 or a stack trace.
 */
export function answerError(error: FastifyError | Rejection, request: FastifyRequest, reply: FastifyReply) {
  const refusal = foreseenRejection(error) ?? unexpected(error, request)
  const answerKind = request.routeOptions.config.call?.answer
  if (answerKind === 'redirect') return sendErrorPage(reply, refusal)
  // Nobody reads an envelope where a stylesheet was asked for: the browser must see that there is none.
  const refused = answerKind === 'stylesheet' ? 400 : 200
  return reply.code(refusal.options.httpStatus ?? refused).send(envelopeOf(refusal))
}

function unexpected(error: Error, request: FastifyRequest): Rejection {
  const reference = randomUUID().slice(0, 8)
  const secrets = secretsIn(request.headers, request.params, request.query, request.body)
  const stack = withoutSecrets(error.stack ?? error.message, secrets)
  request.log.error({ reference, route: request.routeOptions.url, stack }, 'unexpected error')
  return new Rejection(texts.unexpected(reference))
}
