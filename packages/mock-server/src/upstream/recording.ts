import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callIds, calls } from '@portal/protocol/registry'
import { type IsSecret, isSecret, isSecretBesideCode } from '@portal/protocol/rules/secret-names'
import { describeErrors } from '@portal/store/company/company-files'
import { StoreError, systemErrorCode } from '@portal/store/store-error'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { secretsIn } from '../domain/secret-values.ts'
import type { UpstreamAnswer, UpstreamRequest } from './answer-source.ts'
import { maskedForeignRequest, maskOf, secretsOf } from './request-parts.ts'

const closed = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** One answer of an upstream, as a file of its own. Secrets are masked in all of it. */
export const Recording = closed({
  call: Type.Union([Type.Enum([...callIds]), Type.Null()], {
    description: 'null for an address of the backend that is no call of the registry',
  }),
  user: Type.Optional(Type.String({ description: 'who asked, as far as the recorder has learnt' })),
  recordedAt: Type.String({ format: 'date-time' }),
  request: closed({
    method: Type.String(),
    path: Type.String({ pattern: '^/' }),
    query: Type.Optional(Type.Unknown()),
    body: Type.Optional(Type.Unknown()),
  }),
  answer: closed({
    httpStatus: Type.Integer({ minimum: 200, maximum: 599 }),
    contentType: Type.Optional(Type.String()),
    location: Type.Optional(Type.String()),
    /** The answer of every call but those for a window or a stylesheet. */
    json: Type.Optional(Type.Unknown()),
    text: Type.Optional(Type.String()),
  }),
})
export type Recording = Static<typeof Recording>
export type RecordedRequest = Recording['request']

/** All recordings of a folder. @throws {StoreError} naming the file that is none, and what was expected of it */
export async function readRecordings(folder: string): Promise<Recording[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    const reason = systemErrorCode(error) ?? String(error)
    throw new StoreError(`There are no recordings in ${folder} (${reason})`, { cause: error })
  })
  const files = names.filter((name) => name.endsWith('.json')).toSorted()
  if (files.length === 0) throw new StoreError(`There are no recordings in ${folder}`)
  return Promise.all(
    files.map(async (name) => parseRecording(name, await readFile(join(folder, name), 'utf8'))),
  )
}

function parseRecording(name: string, text: string): Recording {
  const value = parsed(name, text)
  if (Value.Check(Recording, value)) return value
  const problems = describeErrors(Recording, value).map(({ message }) => message)
  throw new StoreError(`${name} is no recording: ${[...new Set(problems)].join('; ')}`)
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StoreError(`${name} is no recording: it is not JSON (${(error as Error).message})`, {
      cause: error,
    }) // a SyntaxError
  }
}

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
