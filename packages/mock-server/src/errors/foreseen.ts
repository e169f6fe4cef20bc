import { rejection } from '@portal/protocol/envelope'
import type { FastifyError } from 'fastify'
import type { MessageLanguage } from '../domain/name-language.ts'
import type { Message } from './message.ts'
import { Rejection } from './rejection.ts'
import { texts } from './texts.ts'

/** What the framework calls requests that are none, in our words. */
const frameworkTexts: Readonly<Record<string, Message>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: texts.malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: texts.malformedJson,
  FST_ERR_CTP_BODY_TOO_LARGE: texts.tooLarge,
  FST_ERR_BAD_URL: texts.malformedAddress,
}

/**
 * What is answered to an error that was foreseen: the refusal of a call, or a request that the framework could not
 * read. Null for everything else, which is a mistake of ours.
 */
export function foreseenRejection(error: FastifyError | Rejection): Rejection | null {
  if (error instanceof Rejection) return error
  const httpStatus = error.statusCode ?? 500
  if (httpStatus < 400 || httpStatus >= 500) return null
  return new Rejection(frameworkTexts[error.code] ?? texts.malformedRequest, { httpStatus })
}

/** A rejection as it goes over the wire. */
export const envelopeOf = ({ said, options }: Rejection, language: MessageLanguage) =>
  rejection(said[language], options.code)
