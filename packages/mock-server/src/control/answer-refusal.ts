import type { Refusal } from '@portal/protocol/control/refusals'
import { unknownFields, withMoreErrors } from '@portal/store/company/problems'
import { databaseTrouble } from '@portal/store/engines/database-files'
import { troubleRefusal, troubleSentence } from '@portal/store/explained'
import { StoreError } from '@portal/store/store-error'
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { lazyValidator } from '../calls/validation.ts'
import { answerError, troubleStatus } from '../plugins/answer-error.ts'

/** Refuses a call of the control API: a message in English, and a code with values for programs that translate it. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal'
  readonly refusal: Refusal
  readonly httpStatus: number

  constructor(message: string, refusal: Refusal, httpStatus = 400) {
    super(message)
    this.refusal = refusal
    this.httpStatus = httpStatus
  }
}

/** What the store, or the disk below it, has against an order; undefined for anything that was not foreseen. */
function controlRefusal(error: Error): ControlRefusal | undefined {
  if (error instanceof ControlRefusal) return error
  const trouble = databaseTrouble(error)
  const message = error instanceof StoreError ? error.message : troubleSentence('The database', error)
  if (message === undefined) return undefined
  const refusal = refusalIn(error) ?? { code: 'invalidRequest', values: { problem: message } }
  return new ControlRefusal(message, refusal, trouble ? troubleStatus(trouble) : 400)
}

/** The reason of a failure that a person can do something about, for programs. */
export const refusalIn = (error: unknown): Refusal | undefined =>
  (error instanceof StoreError ? error.refusal : undefined) ?? troubleRefusal(error)

/** Answers a refusal of the control API by its code and values, every other error as the calls of the backend do. */
export function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = controlRefusal(error) ?? unreadable(error)
  if (!known) return answerError(error, request, reply)
  const { code, values } = known.refusal
  const { message, httpStatus } = known
  return reply.code(httpStatus).send({ status: 'E', code, msg: message, data: values })
}

/** The framework's errors for bodies that it cannot read, in English as every refusal of the control API. */
const problems: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'the body is no JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty; expected JSON, or no content type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'the body must be JSON, with the content type application/json',
}

function unreadable({ code, statusCode }: FastifyError): ControlRefusal | undefined {
  const problem = problems[code]
  if (problem === undefined) return undefined
  return new ControlRefusal(
    `Invalid request: ${problem}`,
    { code: 'invalidRequest', values: { problem } },
    statusCode,
  )
}

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
