import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerError } from '../plugins/answer-error.ts'
import { ControlRefusal, controlRefusal } from './control-refusal.ts'

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
