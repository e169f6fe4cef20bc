import { setTimeout as delay } from 'node:timers/promises'
import { type Strike, strikingFaults } from '@portal/store/faults/striking-faults'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type HeldConnections, heldConnections } from '../connections/held-connections.ts'
import { pathOf } from '../domain/page-address.ts'
import { Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { stateOf, worldOf } from '../plugins/world.ts'
import { userNameOf } from './request-user.ts'
import { spoiled } from './spoiled-payload.ts'

const decorator = 'strikes'

/** Bends answers as the faults of the world say. All that strike a request take effect: delays add up, then the oldest refusal. */
export const faultsPlugin = fp(async (app) => {
  const connections = heldConnections(app)
  app.decorateRequest(decorator)
  app.addHook('preHandler', async (request, reply) => {
    if (stateOf(request).faults.length === 0) return
    const world = worldOf(request)
    const callId = request.routeOptions.config.callId
    const userName = userNameOf(request)
    const strikes = await strikingFaults(world, { callId, path: pathOf(request.url), userName })
    request.setDecorator(decorator, strikes)
    const delayMs = strikes.reduce((sum, strike) => sum + strike.delayMs, 0)
    if (delayMs > 0) await delay(delayMs, undefined, { signal: connections.closing }).catch(() => {}) // closing
    for (const { fault } of strikes) strike(fault, reply, connections)
    return reply.sent ? reply : undefined
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const strikes = strikesOf(request)
    if (strikes.length === 0) return payload
    const json = payload instanceof Buffer ? payload.toString() : payload // kept answers are bytes
    if (typeof json !== 'string') return payload
    let bent = json
    for (const { fault } of strikes) {
      if (fault.kind === 'contentType') reply.type(fault.contentType ?? 'text/html')
      bent = spoiled(fault.kind, bent)
    }
    if (bent !== json) reply.removeHeader('content-length')
    return bent
  })
})

/** The faults that struck a request so far. */
export const strikesOf = (request: FastifyRequest): readonly Strike[] =>
  request.getDecorator<readonly Strike[] | undefined>(decorator) ?? []

function strike(
  { kind, code, message, httpStatus }: Strike['fault'],
  reply: FastifyReply,
  held: HeldConnections,
) {
  switch (kind) {
    case 'rejection':
      throw new Rejection(message ?? texts.orderedFault, code === null ? {} : { code })
    case 'sessionEnded':
      throw sessionEnded(message ?? undefined)
    case 'httpStatus':
      throw new Rejection(message ?? texts.orderedFault, { httpStatus: httpStatus ?? 500 })
    case 'reset':
      reply.hijack()
      reply.raw.destroy()
      return
    case 'noAnswer':
      reply.hijack()
      held.hold(reply.raw)
  }
}
