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
    const { pathOfCall, callId = pathOfCall } = request.routeOptions.config
    const asked = { callId, path: pathOf(request.url), userName: userOf(request) }
    const strikes = await triggerFaults(world, asked)
    request.setDecorator(decorator, strikes)
    const delayMs = strikes.reduce((sum, triggerFault) => sum + triggerFault.delayMs, 0)
    if (delayMs > 0) await delay(delayMs, undefined, { signal: connections.closing }).catch(() => {}) // closing
    for (const { fault, shapes } of strikes) {
      for (const shape of shapes) if (!reply.sent) replyInPlace(request, reply, shape)
      if (!reply.sent) effectOf(fault).before?.(fault, reply, connections)
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
      const { headers, payload: bend } = effectOf(fault)
      headers?.(fault, reply)
      if (typeof bent === 'string') bent = bend?.(bent) ?? bent
    }
    if (typeof bent === 'string' && shapes.includes('gzip')) bent = compressed(request, reply, bent)
    if (bent !== payload) reply.removeHeader('content-length')
    done(null, bent)
  })
})

/** The faults that struck a request so far. */
export const triggeredFaults = (request: FastifyRequest): readonly TriggeredFault[] =>
  request.getDecorator<readonly TriggeredFault[] | undefined>(decorator) ?? []

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

type Fault = TriggeredFault['fault']

/** What a kind of fault does: before the call, then to the headers of its answer and to its JSON. */
interface Effect {
  readonly before?: (fault: Fault, reply: FastifyReply, held: HeldConnections) => void
  readonly headers?: (fault: Fault, reply: FastifyReply) => void
  readonly payload?: (payload: string) => string
}

const effects: Readonly<Record<FaultKind, Effect>> = {
  latency: {}, // as `delayMs` of every triggered fault
  shape: {}, // as `shapes` of every triggered fault
  rejection: {
    before: ({ code, message }) => {
      throw new Rejection(orderedText(message), code === null ? {} : { code })
    },
  },
  sessionEnded: {
    before: ({ message }) => {
      throw sessionEnded(message ? verbatim(message) : undefined)
    },
  },
  httpStatus: {
    before: ({ message, httpStatus }) => {
      throw new Rejection(orderedText(message), { httpStatus: httpStatus ?? 500 })
    },
  },
  reset: {
    before: (_fault, reply) => {
      reply.hijack()
      reply.raw.destroy()
    },
  },
  noAnswer: {
    before: (_fault, reply, held) => {
      reply.hijack()
      held.hold(reply.raw)
    },
  },
  truncated: { payload: truncated },
  malformed: { payload: malformed },
  contentType: { headers: ({ contentType }, reply) => void reply.type(contentType ?? 'text/html') },
  notArray: { payload: withoutArray },
}

const orderedText = (message: string | null) => (message ? verbatim(message) : texts.orderedFault)

/** Kinds are checked when a fault is ordered; the database holds them as text. */
const effectOf = ({ kind }: Fault): Effect => effects[kind as FaultKind]
