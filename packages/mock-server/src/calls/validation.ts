import type { Encoding, Endpoint } from '@portal/protocol/endpoint'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Locale } from 'typebox/system'
import { filled, type Message, message, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { withRowIds } from './call-context.ts'

/** The check of a schema, compiled when it is first needed: all of them together would be a fifth of the server's start. */
export function lazyValidator(schema: TSchema): () => Validator {
  let validator: Validator | undefined
  return () => {
    validator ??= Compile(schema)
    return validator
  }
}

/** The schemas of a call by the part of the request that they check. */
export const requestSchemas = ({ pathParams, query, body }: Endpoint) => ({
  ...(pathParams ? { params: pathParams } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body ? { body } : {}),
})

/**
 * Checks one part of a request. JSON is checked strictly; fields of a form or an address are text, so numbers and
 * booleans in them are read first. Ids may come back in any form that the server gives them out in.
 */
export const validatorCompiler =
  (encoding: Encoding): FastifySchemaCompiler<TSchema> =>
  ({ schema, httpPart }) => {
    const validatorOf = lazyValidator(schema)
    const isText = httpPart !== 'body' || encoding === 'form'
    const whole = httpPart === 'body' ? texts.wholeBody : texts.wholeQuery
    return (input) => {
      const value = isText ? readTextValues(schema, input) : input
      const validator = validatorOf()
      if (validator.Check(value)) return { value: withRowIds(schema, value) }
      const [problem] = validator.Errors(value)
      return { error: new Rejection(problem ? describe(problem, whole) : texts.malformedRequest) }
    }
  }

/** Names the field and what was expected of it. */
function describe(problem: TLocalizedValidationError, whole: Message): Message {
  const field = problem.instancePath.slice(1).replaceAll('/', '.')
  return filled(texts.invalidInput, { field: field || whole, expectation: expectationOf(problem) })
}

/** The locale's message omits the allowed values. */
const expectationOf = (problem: TLocalizedValidationError): Message =>
  problem.keyword === 'enum'
    ? filled(texts.oneOf, { allowed: problem.params.allowedValues.map(String) })
    : message(Locale.zh_Hans(problem), Locale.en_US(problem))

type Reader = (text: string) => unknown

/** Converts text to a value by the type of its field. Any other notation stays text, for validation to reject. */
const readers: Readonly<Record<string, Reader>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  number: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
}

/** The text fields of a form or an address, with those parsed that the schema expects as numbers or booleans. */
export function readTextValues(schema: TSchema, fields: unknown): unknown {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { readonly type?: string }>> } // JSON Schema
  if (typeof fields !== 'object' || fields === null) return fields
  const read = ([name, value]: [string, unknown]) => {
    const reader = Object.hasOwn(properties, name) ? readers[properties[name]?.type ?? ''] : undefined
    return [name, reader && typeof value === 'string' ? reader(value) : value] as const
  }
  return Object.fromEntries(Object.entries(fields).map(read))
}
