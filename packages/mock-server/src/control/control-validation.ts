import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { verbatim } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { requestProblem } from './request-problem.ts'

/** Checks one part of a control request; a refusal names the field, in English as everything for testers is. */
export const controlValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  return (input) => {
    const value = httpPart === 'body' ? input : validator.Convert(input)
    if (validator.Check(value)) return { value }
    const message = `Invalid request: ${requestProblem(validator.Errors(value), `the ${httpPart}`)}`
    return { error: new Rejection(verbatim(message), { httpStatus: 400 }) }
  }
}
