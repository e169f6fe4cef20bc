import type { RequestRecord } from '@portal/protocol/control/requests'
import { isEnvelope } from '@portal/protocol/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { whenDone } from '../connections.ts'
import { maskedName, maskedPath, maskedRequest } from '../domain/masking.ts'
import { pathOf } from '../domain/page-address.ts'
import { requestIdHeader, requestIdIn } from '../domain/request-id.ts'
import { upstreamCallOf } from '../upstream/pass-on.ts'
import { callerOf } from './certificate.ts'
import { faultDifferencesOf, triggeredFaults } from './faults.ts'
import { worldOf } from './world.ts'

/** Who makes a request: the owner of its certificate, or whom it wants to sign in as. */
export function userNameOf(request: FastifyRequest): string | undefined {
  const caller = callerOf(request)
  if (caller) return caller.user.userName
  const { body } = request
  const named = typeof body === 'object' && body !== null && 'userName' in body ? body.userName : undefined
  return typeof named === 'string' ? named : undefined
}

/** For pages and files: their user is not determined. */
export const noUser = (): undefined => undefined

const decorator = 'envelopeStatus'

/** The journal's data about an answer. */
interface AnswerStatus {
  readonly status: string | null
  readonly code: string | null
}

export const fromWorld: Pick<RequestRecord, 'answeredBy' | 'differences'> = {
  answeredBy: 'world',
  differences: [],
}
const unknown: AnswerStatus = { status: null, code: null }

/** The journal's data about the answer to a request. */
export const answerStatusOf = (request: FastifyRequest): AnswerStatus =>
  request.getDecorator<AnswerStatus | undefined>(decorator) ?? unknown

/** Writes every finished request into its world's journal, and echoes its request id. */
export const journalPlugin = fp(async (app) => {
  app.decorateRequest(decorator)
  app.addHook('onRequest', (request, reply, done) => {
    const time = new Date(worldOf(request).realNow())
    const startedAt = performance.now()
    const requestId = requestIdIn(request.headers)
    if (requestId) reply.header(requestIdHeader, requestId)
    whenDone(reply.raw, () => record(request, reply, { time, durationMs: millisecondsSince(startedAt) }))
    done()
  })
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    noteEnvelope(request, payload)
    done(null, payload)
  })
})

/** Records the journal's data of an envelope. */
export function noteEnvelope(request: FastifyRequest, answer: unknown): void {
  if (!isEnvelope(answer)) return
  const { status, code } = answer
  request.setDecorator<AnswerStatus>(decorator, { status, code: code === undefined ? null : String(code) })
}

export const millisecondsSince = (startedAt: number) =>
  Math.round((performance.now() - startedAt) * 100) / 100

function record(
  request: FastifyRequest,
  { raw }: FastifyReply,
  { time, durationMs }: { readonly time: Date; readonly durationMs: number },
): void {
  const { url: route, config } = request.routeOptions
  const { answeredBy, differences } = upstreamCallOf(request) ?? fromWorld
  const faults = triggeredFaults(request).map(({ effect }) => effect.kind)
  const parts = { query: request.query, body: request.body }
  const userName = userNameOf(request)
  const { status, code } = answerStatusOf(request)
  // Written out: an object that is put together from others costs as much as the rest of the record.
  worldOf(request).journal.record({
    time,
    durationMs,
    status,
    code,
    requestId: requestIdIn(request.headers),
    method: request.method,
    path: maskedPath(pathOf(request.url), route),
    call: config.callId ?? null,
    user: userName === undefined ? null : maskedName(userName, parts),
    request: maskedRequest(parts),
    httpStatus: raw.headersSent ? raw.statusCode : null,
    fault: faults.length > 0 ? faults.join('+') : null,
    answeredBy,
    differences: differences.length > 0 ? differences : faultDifferencesOf(request),
  })
}
