import { setTimeout as delay } from 'node:timers/promises'
import type { StrikeKind } from '@portal/protocol/control/fault-kinds'
import { oneOfEach } from '@portal/protocol/control/fault-kinds'
import type { Difference } from '@portal/protocol/control/requests'
import { type TriggeredFault, triggerFaults } from '@portal/store/faults/faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { callsAt } from '../calls/calls-at.ts'
import { type HeldConnections, heldConnections } from '../connections.ts'
import { ownAnswer } from '../domain/own-answer.ts'
import { pathOf } from '../domain/page-address.ts'
import { Rejection, sessionEnded, verbatim } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { differencesOf } from '../upstream/answer-check.ts'
import { parsedJson } from '../upstream/answer-source.ts'
import { compressed, replyInPlace, shapedPayload } from './shaped-response.ts'
import { openedWorldOf, stateOf } from './world.ts'

const decorator = 'triggered'
const differencesDecorator = 'ownDifferences'

interface FaultsOptions {
  /** Who makes a request, as far as is known. */
  readonly userOf: (request: FastifyRequest) => string | undefined
}

/**
 * Injects the world's faults into responses, once per request: when caller and call are known, or when it is refused
 * earlier. All matching faults apply: delays add up, then the oldest refusal.
 */
export const faultsPlugin = fp<FaultsOptions>(async (app, { userOf }) => {
  const connections = heldConnections(app)
  app.decorateRequest(decorator)
  app.decorateRequest(differencesDecorator)
  const injectFaults = async (request: FastifyRequest, reply: FastifyReply) => {
    const world = openedWorldOf(request)
    if (!world || stateOf(request).faults.length === 0) return
    const path = pathOf(request.url)
    const { pathOfCall = callsAt(path)?.id, callId = pathOfCall } = request.routeOptions.config
    const asked = { callId, path, userName: userOf(request) }
    const triggered = await triggerFaults(world, asked)
    request.setDecorator(decorator, triggered)
    const delayMs = triggered.reduce((sum, triggerFault) => sum + triggerFault.delayMs, 0)
    if (delayMs > 0) await delay(delayMs, undefined, { signal: connections.closing }).catch(() => {}) // closing
    for (const { effect } of triggered) {
      for (const shape of effect.shape ?? []) if (!reply.sent) replyInPlace(request, reply, shape)
      if (!reply.sent) effectOf(effect).before?.(effect, { reply, connections })
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
    const triggered = triggeredFaults(request)
    if (triggered.length === 0) return done(null, payload)
    const shapes = oneOfEach(triggered.flatMap(({ effect }) => effect.shape ?? []))
    let mutated = payload instanceof Buffer ? payload.toString() : payload // cached responses are bytes
    if (typeof mutated === 'string') mutated = shapedPayload(request, reply, shapes, mutated)
    for (const { effect } of triggered) {
      const { headers, payload: mutate } = effectOf(effect)
      headers?.(effect, reply)
      if (typeof mutated === 'string') mutated = mutate?.(mutated) ?? mutated
    }
    noteDifferences(request, reply, mutated)
    if (typeof mutated === 'string' && shapes.includes('gzip')) mutated = compressed(request, reply, mutated)
    if (mutated !== payload) reply.removeHeader('content-length')
    done(null, mutated)
  })
})

/** The faults that struck a request so far. */
export const triggeredFaults = (request: FastifyRequest): readonly TriggeredFault[] =>
  request.getDecorator<readonly TriggeredFault[] | undefined>(decorator) ?? []

/** Where the answer that a fault has made departs from the contract. */
export const faultDifferencesOf = (request: FastifyRequest): Difference[] =>
  request.getDecorator<Difference[] | undefined>(differencesDecorator) ?? []

/** A refusal or redirect is no response of the call. */
function noteDifferences(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const makesAnswer = triggeredFaults(request).some(({ effect }) => effectOf(effect).makesAnswer)
  if (!makesAnswer || reply.statusCode >= 300) return
  const text = typeof payload === 'string' ? payload : ''
  const headers = { 'content-type': String(reply.getHeader('content-type') ?? 'nothing') }
  const answer = { httpStatus: reply.statusCode, headers, json: parsedJson(text) }
  request.setDecorator(differencesDecorator, differencesOf(request.routeOptions.config.callId, answer))
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

type Values = TriggeredFault['effect']

interface FaultContext {
  readonly reply: FastifyReply
  readonly connections: HeldConnections
}

/** What a kind of fault does: before the call, then to the headers of its answer and to its JSON. */
interface Effect {
  readonly before?: (values: Values, context: FaultContext) => void
  readonly headers?: (values: Values, reply: FastifyReply) => void
  readonly payload?: (payload: string) => string
  /** Whether the response is the fault's, and may thus deviate from the contract. */
  readonly makesAnswer?: true
}

const effects: Readonly<Record<StrikeKind, Effect>> = {
  latency: {}, // as `delayMs` of every triggered fault
  shape: { makesAnswer: true }, // as `shape` of every triggered fault
  misbehave: {}, // the paths of stand-in pages
  rejection: {
    before: ({ code, message }) => {
      throw new Rejection(orderedText(message), code === undefined ? {} : { code })
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
  answer: {
    makesAnswer: true,
    before: (values, { reply }) => {
      const { httpStatus, headers, body } = ownAnswer(values)
      reply
        .code(httpStatus)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(body)
    },
  },
  reset: {
    before: (_values, { reply }) => {
      reply.hijack()
      reply.raw.destroy()
    },
  },
  noAnswer: {
    before: (_values, { reply, connections }) => {
      reply.hijack()
      connections.hold(reply.raw)
    },
  },
  truncated: { makesAnswer: true, payload: truncated },
  malformed: { makesAnswer: true, payload: malformed },
  contentType: {
    makesAnswer: true,
    headers: ({ contentType }, reply) => void reply.type(contentType ?? 'text/html'),
  },
  notArray: { makesAnswer: true, payload: withoutArray },
}

const orderedText = (message: string | undefined) => (message ? verbatim(message) : texts.orderedFault)

/** What strikes is neither a sequence, of which one step does, nor a step that passes. */
const effectOf = ({ kind }: Values): Effect => effects[kind as StrikeKind]
