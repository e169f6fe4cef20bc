import { unknownFields, withMoreErrors } from '@portal/store/company/union-errors'
import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { lazyValidator } from '../calls/validation.ts'
import { ControlRefusal } from './answer-refusal.ts'

/** The same schema without additional fields, at any depth. */
export const closedSchema = (schema: TSchema): TSchema => closed(schema) as TSchema // a copy of it

function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  // Non-enumerable properties count, too: refinements, and whether a field is optional.
  const copy: object = Object.create(Object.getPrototypeOf(node), Object.getOwnPropertyDescriptors(node))
  for (const [key, value] of Object.entries(node)) Reflect.set(copy, key, closed(value))
  if ('properties' in node && !('additionalProperties' in node))
    Reflect.set(copy, 'additionalProperties', false)
  return copy
}

/**
 * Validates one part of a control request strictly; a refusal names the field, in English like everything for testers.
 */
export const controlValidator: FastifySchemaCompiler<TSchema> = ({ schema: open, httpPart }) => {
  const schema = closedSchema(open)
  const validatorOf = lazyValidator(schema)
  return (input) => {
    const validator = validatorOf()
    const value = httpPart === 'body' ? input : validator.Convert(input)
    if (validator.Check(value)) return { value }
    const problems = withMoreErrors(() => validator.Errors(value))
    const problem = requestProblem(problems, `the ${httpPart}`, schema)
    const refusal = { code: 'invalidRequest', values: { problem } } as const
    return { error: new ControlRefusal(`Invalid request: ${problem}`, refusal) }
  }
}

/** One issue of the schema validation. */
interface Problem {
  readonly keyword: string
  readonly instancePath: string
  readonly schemaPath: string
  readonly message: string
  readonly params: object
}

/**
 * The error in a request, as a sentence. For a union, that of the alternative with matching fixed values, such as an
 * action, or else the possible values.
 * @param whole name of the request
 * @param schema whose fields unknown ones are compared with
 */
export function requestProblem(all: readonly Problem[], whole: string, schema: TSchema): string {
  const problems = all.filter(({ keyword }) => keyword !== 'boolean') // an unknown field itself; its owner is listed as well
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
  const unknown = unknownIn(problem)
  if (unknown.length > 0) return `${field} ${unknownFields(schema, problem.schemaPath, unknown)}`
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

const unknownIn = ({ params }: Problem): readonly string[] =>
  'additionalProperties' in params && Array.isArray(params.additionalProperties)
    ? params.additionalProperties.map(String)
    : []

const isFixed = (problem: Problem) => fixedValues(problem).length > 0
