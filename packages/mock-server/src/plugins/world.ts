import cookie from '@fastify/cookie'
import { mainWorld, worldCookie, worldHeader } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { whenDone } from '../connections/when-done.ts'
import { Rejection } from '../errors/rejection.ts'

const decorator = 'world'

/**
 * Opens the world that a request chooses, before anything else looks at the request. The request keeps the state that it
 * began with, even when the world is reset or restored meanwhile.
 */
export const worldPlugin = fp<{ store: Store }>(async (app, { store }) => {
  await app.register(cookie)
  app.decorateRequest(decorator)
  app.addHook('onRequest', async (request, reply) => {
    const { world, release } = await store.lease(chosenWorld(request))
    whenDone(reply.raw, release)
    request.setDecorator(decorator, world)
  })
})

export const worldOf = (request: FastifyRequest) => request.getDecorator<World>(decorator)

/** The header wins over the cookie: a test speaks for one request, the cookie for a whole browser. */
function chosenWorld(request: FastifyRequest): string {
  const header = request.headers[worldHeader]
  const name = (typeof header === 'string' ? header : request.cookies[worldCookie]) ?? mainWorld
  try {
    return parseWorldName(name)
  } catch (error) {
    throw error instanceof Error ? new Rejection(error.message, { httpStatus: 400 }) : error
  }
}
