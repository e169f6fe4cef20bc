import { calls } from '@portal/protocol/registry'
import { type IsSecret, isSecret, isSecretBesideCode } from '@portal/protocol/rules/secret-names'
import { secretsIn } from '../domain/secret-values.ts'
import type { UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { maskOf } from './masking.ts'
import type { Recording } from './recording.ts'
import { maskedForeignRequest, secretsOf } from './request-parts.ts'

/** An answer with its request, fit to be written down. */
export function maskedRecording(
  request: UpstreamRequest,
  answer: UpstreamAnswer,
  recordedAt: Date,
  user?: string,
): Recording {
  const secretField = secretFieldsOf(request)
  const secrets = [...secretsOf(request), ...secretsIn(withoutCode(answer.json), secretField)]
  const everywhere = maskOf(secrets, isSecret)
  const { httpStatus, headers, json, body } = answer
  const { 'content-type': contentType, location } = headers
  return {
    call: request.callId ?? null,
    ...(user === undefined ? {} : { user }),
    recordedAt: recordedAt.toISOString(),
    request: maskedForeignRequest(request, everywhere),
    answer: {
      httpStatus,
      ...(contentType === undefined ? {} : { contentType }),
      ...(location === undefined ? {} : { location: everywhere.text(location) }),
      ...(json === undefined ? {} : { json: maskedAnswer(json, secrets, secretField) }),
      ...(json === undefined && location === undefined ? { text: everywhere.text(String(body)) } : {}),
    },
  }
}

function maskedAnswer(json: unknown, secrets: readonly string[], secretField: IsSecret): unknown {
  const masked = maskOf(secrets, secretField).value(json)
  if (!hasCode(json) || !hasCode(masked)) return masked
  return { ...masked, code: maskOf(secrets, () => false).value(json.code) }
}

/** A plain `code` is a secret where codes are what a call is about; elsewhere it is that of a product or department. */
const secretFieldsOf = ({ callId }: UpstreamRequest): IsSecret =>
  callId && ['auth', 'sso'].includes(calls[callId].area) ? isSecret : isSecretBesideCode

/** The code of an envelope is no secret: it is the result of a call (specification §4). */
const withoutCode = (json: unknown) => (hasCode(json) ? { ...json, code: undefined } : json)

const hasCode = (json: unknown): json is { readonly code: unknown } =>
  typeof json === 'object' && json !== null && 'code' in json
