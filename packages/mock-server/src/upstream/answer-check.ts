import type { Difference } from '@portal/protocol/control/requests'
import type { Endpoint } from '@portal/protocol/endpoint'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { EnvelopeOf } from '@portal/protocol/envelope-schema'
import { type CallId, calls } from '@portal/protocol/registry'
import { isSecret } from '@portal/protocol/rules/secret-names'
import { Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import type { UpstreamAnswer } from './answer-source.ts'
import { maskOf } from './request-parts.ts'

/** How many the journal keeps: further ones mostly repeat in the next rows. */
const keptDifferences = 5

/**
 * Where an answer is not as its call is defined: the envelope and, when it is accepted, the data. A failure of HTTP is
 * none, and fields beyond the definition are allowed.
 */
export function differencesOf(
  callId: CallId | undefined,
  answer: Pick<UpstreamAnswer, 'httpStatus' | 'headers' | 'json'>,
  most: number = keptDifferences,
): Difference[] {
  if (!callId || answer.httpStatus >= 400) return []
  const { answer: kind = 'envelope' }: Endpoint = calls[callId]
  const { headers, httpStatus, json } = answer
  const type = headers['content-type'] ?? 'nothing'
  const found = `${type}, HTTP ${httpStatus}`
  if (kind === 'redirect')
    return headers.location === undefined ? [{ path: '', expected: 'a redirect', found }] : []
  if (kind === 'stylesheet')
    return type.startsWith('text/css') ? [] : [{ path: '', expected: 'text/css', found }]
  if (json === undefined) return [{ path: '', expected: 'an envelope as JSON', found }]
  const wrongType = /json/.test(type) ? [] : [{ path: '', expected: 'application/json', found }]
  return [...wrongType, ...differencesIn(json, validatorOf(callId, json), most)].slice(0, most)
}

const refusal = Compile(EnvelopeOf(Type.Optional(Type.Unknown())))
const validators = new Map<CallId, Validator>()

/** The data of a rejected call is not checked. */
function validatorOf(callId: CallId, json: unknown): Validator {
  if (isEnvelope(json) && !isAccepted(json)) return refusal
  const compiled = validators.get(callId) ?? Compile(EnvelopeOf(calls[callId].data))
  validators.set(callId, compiled)
  return compiled
}

function differencesIn(json: unknown, validator: Validator, most: number): Difference[] {
  const { maxErrors } = Settings.Get()
  try {
    Settings.Set({ maxErrors: Math.max(most, maxErrors) })
    return validator.Check(json) ? [] : describedErrors(json, validator)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error // the stack
    return [{ path: '', expected: 'an answer that can be checked', found: 'one that is nested too deeply' }]
  } finally {
    Settings.Set({ maxErrors })
  }
}

function describedErrors(json: unknown, validator: Validator): Difference[] {
  const expectations = new Map<string, Set<string>>()
  const errors = validator.Errors(json)
  const containers = pathsAbove(errors.flatMap(expectationsOf).map(([path]) => path))
  for (const error of errors) {
    // A value with the type of one branch of a union differs inside that branch; mismatches with other branches don't
    // matter.
    if (error.keyword === 'type' && containers.has(error.instancePath)) continue
    for (const [path, expected] of expectationsOf(error)) {
      expectations.set(path, (expectations.get(path) ?? new Set()).add(expected))
    }
  }
  const { text } = maskOf([], isSecret)
  return [...expectations].map(([path, expected]) => ({
    path: text(path),
    expected: spoken(expected),
    found: foundAt(json, path),
  }))
}

/** Of JSON pointers, all that they lead through. */
function pathsAbove(pointers: readonly string[]): ReadonlySet<string> {
  const above = new Set<string>()
  for (const pointer of pointers) {
    let path = pointer
    while (path !== '') {
      path = path.slice(0, path.lastIndexOf('/'))
      if (above.has(path)) break
      above.add(path)
    }
  }
  return above
}

/** Where certain texts are expected, "text" alone is no useful answer. */
function spoken(expected: ReadonlySet<string>): string {
  const all = [...expected]
  return all.filter((one) => one !== 'string' || !all.some((text) => text.startsWith('"'))).join(' or ')
}

/** Where something else was expected, and what; a union adds nothing to its branches. */
function expectationsOf(error: TLocalizedValidationError): (readonly [path: string, expected: string])[] {
  const { keyword, instancePath, message } = error
  switch (keyword) {
    case 'anyOf':
      return []
    case 'required':
      return error.params.requiredProperties.map((name) => [`${instancePath}/${name}`, 'a value'])
    case 'type':
      return [[instancePath, String(error.params.type)]]
    case 'const':
      return [[instancePath, JSON.stringify(error.params.allowedValue)]]
    case 'enum':
      return [[instancePath, error.params.allowedValues.map((value) => JSON.stringify(value)).join(' or ')]]
    case 'format':
      return [[instancePath, error.params.format]]
    default:
      return [[instancePath, message.replace(/^must (be |match )?/, '')]]
  }
}

/** The value at a JSON pointer; undefined where there is none. */
export function valueAt(json: unknown, pointer: string): unknown {
  let value = json
  for (const name of pointer.split('/').slice(1).map(unescaped)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[name] // has a field of that name
  }
  return value
}

/** The value at a JSON pointer: texts and numbers by type, which is enough and reveals no secret. */
function foundAt(json: unknown, pointer: string): string {
  const value = valueAt(json, pointer)
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')
