import { setTimeout as delay } from 'node:timers/promises'
import type { FaultKind } from '@portal/protocol/control/fault-kinds'
import { oneOfEach } from '@portal/protocol/control/fault-shapes'
import { type TriggeredFault, triggerFaults } from '@portal/store/faults/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type HeldConnections, heldConnections } from '../connections.ts'
import { pathOf } from '../domain/page-address.ts'
import { verbatim } from '../errors/message.ts'
import { Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { compressed, replyInPlace, shapedPayload } from '../shapes/shaped-response.ts'
import { parsedJson } from '../upstream/answer-source.ts'
import { openedWorldOf, stateOf } from './world.ts'

const decorator = 'strikes'

interface FaultsOptions {
  /** Who makes a request, as far as is known. */
  readonly userOf: (request: FastifyRequest) => string | undefined
}

/**
 * Bends answers as the faults of the world say, once for each request: when it is known who makes it and what, or when
 * it is refused before. All that strike a request take effect: delays add up, then the oldest refusal.
 */
export const faultsPlugin = fp<FaultsOptions>(async (app, { userOf }) => {
  const connections = heldConnections(app)
  app.decorateRequest(decorator)
  const injectFaults = async (request: FastifyRequest, reply: FastifyReply) => {
    const world = openedWorldOf(request)
    if (!world || stateOf(request).faults.length === 0) return
    const callId = request.routeOptions.config.callId
    const asked = { callId, path: pathOf(request.url), userName: userOf(request) }
    const strikes = await triggerFaults(world, asked)
    request.setDecorator(decorator, strikes)
    const delayMs = strikes.reduce((sum, triggerFault) => sum + triggerFault.delayMs, 0)
    if (delayMs > 0) await delay(delayMs, undefined, { signal: connections.closing }).catch(() => {}) // closing
    for (const { fault, shapes } of strikes) {
      for (const shape of shapes) if (!reply.sent) replyInPlace(request, reply, shape)
      if (!reply.sent) strike(fault, reply, connections)
    }
  }
  app.addHook('preHandler', async (request, reply) => {
    await injectFaults(request, reply)
    return reply.sent ? reply : undefined
  })
  app.setErrorHandler(async (error, request, reply) => {
    if (!request.getDecorator(decorator)) await injectFaults(request, reply)
    if (reply.sent) return reply
    throw error // answered by the handler of the whole app, as is a refusal that a fault orders
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const strikes = triggeredFaults(request)
    if (strikes.length === 0) return done(null, payload)
    const shapes = oneOfEach(strikes.flatMap((strike) => strike.shapes))
    let bent = payload instanceof Buffer ? payload.toString() : payload // cached responses are bytes
    if (typeof bent === 'string') bent = shapedPayload(request, reply, shapes, bent)
    for (const { fault } of strikes) {
      if (fault.kind === 'contentType') reply.type(fault.contentType ?? 'text/html')
      if (typeof bent === 'string') bent = corruptPayload(fault.kind, bent)
    }
    if (typeof bent === 'string' && shapes.includes('gzip')) bent = compressed(request, reply, bent)
    if (bent !== payload) reply.removeHeader('content-length')
    done(null, bent)
  })
})

/** The faults that struck a request so far. */
export const triggeredFaults = (request: FastifyRequest): readonly TriggeredFault[] =>
  request.getDecorator<readonly TriggeredFault[] | undefined>(decorator) ?? []

function strike(
  { kind, code, message, httpStatus }: TriggeredFault['fault'],
  reply: FastifyReply,
  held: HeldConnections,
) {
  switch (kind) {
    case 'rejection':
      throw new Rejection(message ? verbatim(message) : texts.orderedFault, code === null ? {} : { code })
    case 'sessionEnded':
      throw sessionEnded(message ? verbatim(message) : undefined)
    case 'httpStatus':
      throw new Rejection(message ? verbatim(message) : texts.orderedFault, { httpStatus: httpStatus ?? 500 })
    case 'reset':
      reply.hijack()
      reply.raw.destroy()
      return
    case 'noAnswer':
      reply.hijack()
      held.hold(reply.raw)
  }
}

/** Half of the JSON. */
const truncated = (payload: string) => payload.slice(0, Math.ceil(payload.length / 2))

/** All of the JSON with a comma that no parser takes. */
const malformed = (payload: string) => `${payload.slice(0, -1)},,${payload.slice(-1)}`

/** An object where the call's list is due: the data itself, or the list inside a page. */
function withoutArray(payload: string): string {
  const envelope = parsedJson(payload) // an upstream may answer anything
  if (!isRecord(envelope)) return payload
  const { data } = envelope
  if (Array.isArray(data)) return JSON.stringify({ ...envelope, data: {} })
  if (!isRecord(data)) return payload
  const list = Object.keys(data).find((name) => Array.isArray(data[name]))
  return list === undefined ? payload : JSON.stringify({ ...envelope, data: { ...data, [list]: {} } })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const payloadCorruptions: Readonly<Partial<Record<FaultKind, (payload: string) => string>>> = {
  truncated,
  malformed,
  notArray: withoutArray,
}

/** An answer of JSON as a fault of that kind leaves it; kinds that bend something else leave it alone. */
const corruptPayload = (kind: string, payload: string): string =>
  Object.hasOwn(payloadCorruptions, kind)
    ? (payloadCorruptions[kind as FaultKind]?.(payload) ?? payload)
    : payload // an own key of the table
