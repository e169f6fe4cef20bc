import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Rejection } from '../errors/rejection.ts'

/** Checks one part of a control request; a refusal names the field, in English as everything for testers is. */
export const controlValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  return (input) => {
    const value = httpPart === 'body' ? input : validator.Convert(input)
    if (validator.Check(value)) return { value }
    const problems = validator.Errors(value)
    // Of a choice, the innermost problem says most.
    const problem = problems.toSorted((a, b) => b.instancePath.length - a.instancePath.length)[0]
    const field = problem?.instancePath.slice(1).replaceAll('/', '.') || `the ${httpPart}`
    const message = `Invalid request: ${field} ${problem?.message ?? 'is not as expected'}`
    return { error: new Rejection(message, { httpStatus: 400 }) }
  }
}
