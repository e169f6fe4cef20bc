import { randomUUID } from 'node:crypto'
import { databaseTrouble } from '@portal/store/engines/database-trouble'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { messageLanguageOf } from '../domain/name-language.ts'
import { acceptsPage } from '../domain/page-address.ts'
import { sendErrorPage } from '../pages/error-page.ts'
import { envelopeOf, foreseenRejection } from './foreseen.ts'
import { Rejection } from './rejection.ts'
import { secretsIn, withoutSecrets } from './secrets.ts'
import { texts } from './texts.ts'
import { troubleStatus } from './trouble-status.ts'

/**
 * Answers every error: with an envelope, or with a page where a browser window asked. A mistake of ours is logged under
 * a reference that the user can tell, and answers E like any refusal, never with HTTP 500 or a stack trace. So is trouble
 * with the database or its disk, which is named and answers a status that does not blame the request.
 */
export function answerError(error: FastifyError | Rejection, request: FastifyRequest, reply: FastifyReply) {
  const kind = request.routeOptions.config.call?.answer
  // Nobody reads an envelope where a stylesheet was asked for: the browser must see that there is none.
  const refused = kind === 'stylesheet' ? 400 : 200
  return answer(foreseenRejection(error) ?? unexpected(error, request), reply, kind === 'redirect', refused)
}

/** Answers an address so broken that no call is known by it: only the Accept header tells that a window asked. */
export function answerBrokenAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const forWindow = acceptsPage(request.headers.accept)
  return answer(foreseenRejection(error) ?? unexpected(error, request), reply, forWindow)
}

function answer(refusal: Rejection, reply: FastifyReply, forWindow: boolean, refused = 200) {
  if (forWindow) return sendErrorPage(reply, refusal)
  return reply
    .code(refusal.options.httpStatus ?? refused)
    .send(envelopeOf(refusal, messageLanguageOf(reply.request)))
}

function unexpected(error: Error, request: FastifyRequest): Rejection {
  const reference = randomUUID().slice(0, 8)
  const secrets = secretsIn(request.headers, request.params, request.query, request.body)
  const stack = withoutSecrets(error.stack ?? error.message, secrets)
  request.log.error({ reference, route: request.routeOptions.url, stack }, 'unexpected error')
  const trouble = databaseTrouble(error)
  if (trouble) return new Rejection(texts[trouble](reference), { httpStatus: troubleStatus(trouble) })
  return new Rejection(texts.unexpected(reference))
}
