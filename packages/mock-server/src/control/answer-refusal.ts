import type { Refusal } from '@portal/protocol/control/refusals'
import { databaseTrouble } from '@portal/store/engines/database-trouble'
import { troubleRefusal, troubleSentence } from '@portal/store/explained'
import { StoreError } from '@portal/store/store-error'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
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
