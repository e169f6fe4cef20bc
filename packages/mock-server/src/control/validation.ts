import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { verbatim } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'

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

/** What is wrong at one place, as the checker of schemas tells it. */
interface Problem {
  readonly instancePath: string
  readonly schemaPath: string
  readonly message: string
  readonly params: object
}

/**
 * Says in a sentence what is wrong with a request. Of a choice that is the trouble with the alternative that was meant,
 * recognised by its fixed values such as an action; where none matches, the possible values.
 * @param whole what the request as a whole is called
 */
export function requestProblem(problems: readonly Problem[], whole: string): string {
  const foreign = new Set(problems.filter(isFixed).map(alternativeOf))
  const meant = problems.filter((problem) => {
    const alternative = alternativeOf(problem)
    return alternative !== undefined && !foreign.has(alternative)
  })
  const [problem] = (meant.length > 0 ? meant : problems).toSorted(innermostFirst)
  if (!problem) return `${whole} is not as expected`
  const { instancePath, message } = problem
  const values = problems.filter((one) => one.instancePath === instancePath).flatMap(fixedValues)
  const field = instancePath.slice(1).replaceAll('/', '.') || whole
  return `${field} ${isFixed(problem) ? `must be one of ${values.join(', ')}` : message}`
}

const innermostFirst = (a: Problem, b: Problem) =>
  b.instancePath.split('/').length - a.instancePath.split('/').length || a.message.length - b.message.length

/** The alternative of a choice that a problem is about; undefined where there is none to choose. */
const alternativeOf = ({ schemaPath }: Problem) => /^.*\/anyOf\/\d+/.exec(schemaPath)?.[0]

function fixedValues({ params }: Problem): readonly unknown[] {
  if ('allowedValue' in params) return [params.allowedValue]
  return 'allowedValues' in params && Array.isArray(params.allowedValues) ? params.allowedValues : []
}

const isFixed = (problem: Problem) => fixedValues(problem).length > 0
