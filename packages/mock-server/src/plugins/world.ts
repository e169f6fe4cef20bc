import type { CallId } from '@portal/protocol/registry'
import { worldCookie, worldHeader } from '@portal/protocol/world'
import { isUnusable } from '@portal/store/explained'
import type { Store } from '@portal/store/store'
import { NewerSchema, TooManyWorlds, UnknownWorld } from '@portal/store/store-error'
import type { ControlState } from '@portal/store/worlds/cached-state'
import type { Lease } from '@portal/store/worlds/open-worlds'
import type { World } from '@portal/store/worlds/world'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ControlAccess } from '../access/control-access.ts'
import { readPass } from '../access/control-access.ts'
import { cookieOf, whenDone } from '../connections.ts'
import { filled, Rejection, verbatim } from '../errors/rejection.ts'
import { entranceTexts, texts } from '../errors/texts.ts'

const decorator = 'world'
const stateDecorator = 'worldState'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** No call of the registry answers here, so that a request makes no world. */
    readonly isNoCall?: true
    /** The call whose path is requested with another method: faults of the call apply to it, too. */
    readonly pathOfCall?: CallId
  }
}

export interface WorldOptions {
  readonly store: Store
  /** The world of requests that name none; anyone's request makes it. */
  readonly defaultWorld: string
  /**
   * Whether a request may name any world, and create it if it asks for that; others are let into the default one, and into
   * those that they have the key of.
   */
  readonly mayName: (request: FastifyRequest) => boolean
  /** What keys are made of. */
  readonly access: ControlAccess
}

/**
 * Opens the world that a request chooses, before anything else. The request keeps the state that it started with, even
 * if the world is reset or restored in the meantime.
 */
export const worldPlugin = fp<WorldOptions>(async (app, options) => {
  app.decorateRequest(decorator)
  app.decorateRequest(stateDecorator)
  app.addHook('onRequest', async (request, reply) => {
    const { world, state, release } = await leaseFor(request, options)
    whenDone(reply.raw, release)
    request.setDecorator(decorator, world)
    request.setDecorator(stateDecorator, state)
  })
})

async function leaseFor(request: FastifyRequest, options: WorldOptions): Promise<Lease> {
  const { store, defaultWorld, mayName } = options
  const name = chosenWorld(request, options)
  const found = await store.leaseExisting(name).catch((error: unknown) => {
    throw unusable(name, error, request)
  })
  if (found) return found
  const mayBeMade = requestsCreation(request) && mayName(request) && !request.routeOptions.config.isNoCall
  try {
    if (name === defaultWorld || mayBeMade) await store.ensureWorld(name)
    return await store.lease(name)
  } catch (error) {
    if (error instanceof TooManyWorlds) throw new Rejection(verbatim(error.message), { httpStatus: 503 })
    if (!(error instanceof UnknownWorld)) throw unusable(name, error, request)
    // Names of worlds are for those alone who could list them.
    const nearest = mayName(request) ? error.nearest : undefined
    // The cookie comes from a link into the world: its owner knows neither worlds nor commands.
    const said =
      worldHeaderOf(request) === undefined
        ? filled(entranceTexts.worldGone, { world: name })
        : noSuchWorld(name, nearest)
    throw new Rejection(said, { httpStatus: 404 })
  }
}

const noSuchWorld = (name: string, nearest: string | undefined) =>
  nearest === undefined
    ? filled(texts.noSuchWorld, { name })
    : filled(texts.noSuchWorldNear, { name, nearest })

/** The answer when an existing world can't be opened; any other error is unchanged. */
function unusable(name: string, error: unknown, { log }: FastifyRequest): unknown {
  if (!isUnusable(error)) return error
  log.error({ world: name, reason: error instanceof Error ? error.message : String(error) }, 'unusable world')
  const said =
    error instanceof NewerSchema
      ? filled(texts.newerWorld, { world: name })
      : filled(texts.damagedWorld, { world: name })
  return new Rejection(said, { httpStatus: 503 })
}

/** Opens the world that a request chooses where there is one, for answers that need none; makes no world and accepts any name. */
export const existingWorldPlugin = fp<WorldOptions>(async (app, options) => {
  app.decorateRequest(decorator)
  app.decorateRequest(stateDecorator)
  app.addHook('onRequest', async (request, reply) => {
    const { name, mayEnter } = namedWorld(request, options)
    const lease = mayEnter ? await options.store.leaseExisting(name).catch(() => undefined) : undefined // no name
    if (!lease) return
    whenDone(reply.raw, lease.release)
    request.setDecorator(decorator, lease.world)
    request.setDecorator(stateDecorator, lease.state)
  })
})

/**
 * The name that a request chooses, where no such world is left, or none for it: a cookie outlives its world, and the keys of
 * a server. The default one is made when it is needed.
 */
export async function removedWorldOf(
  request: FastifyRequest,
  options: WorldOptions,
): Promise<string | undefined> {
  const { name, mayEnter } = namedWorld(request, options)
  if (openedWorldOf(request) || name === options.defaultWorld) return undefined
  if (!mayEnter) return name
  const exists = await options.store.hasWorld(name).catch(() => true) // no world can have that name: the calls report it
  return exists ? undefined : name
}

export const worldOf = (request: FastifyRequest) => request.getDecorator<World>(decorator)

/** Undefined for a request that named none as it should. */
export const openedWorldOf = (request: FastifyRequest) => request.getDecorator<World | undefined>(decorator)

/** What its world was when a request came: the request is answered by it, or by what was written since. */
export const stateOf = (request: FastifyRequest) => request.getDecorator<ControlState>(stateDecorator)

/** What follows the name in the header of a request that makes its world where there is none. */
const making = /; *make$/

const worldHeaderOf = ({ headers }: FastifyRequest): string | undefined => {
  const header = headers[worldHeader]
  return typeof header === 'string' ? header : undefined
}

/** A cookie never does: the browser that keeps it would bring back a world that was removed. */
const requestsCreation = (request: FastifyRequest): boolean => making.test(worldHeaderOf(request) ?? '')

/** The header wins over the cookie: it applies to one request, the cookie to a whole browser. */
export function namedWorld(
  request: FastifyRequest,
  { defaultWorld, mayName, access }: Omit<WorldOptions, 'store'>,
): { name: string; mayEnter: boolean } {
  const pass = worldHeaderOf(request)?.replace(making, '') ?? cookieOf(request, worldCookie) ?? defaultWorld
  const { name, hasKey } = readPass(access, pass)
  return { name, mayEnter: name === defaultWorld || hasKey || mayName(request) }
}

export function chosenWorld(request: FastifyRequest, options: WorldOptions): string {
  const { name, mayEnter } = namedWorld(request, options)
  // Whether there is such a world, those who may not enter it are not told.
  if (!mayEnter && worldHeaderOf(request) === undefined)
    throw new Rejection(filled(entranceTexts.worldGone, { world: name }), { httpStatus: 404 })
  if (!mayEnter) throw new Rejection(filled(texts.worldNeedsKey, { name }), { httpStatus: 403 })
  try {
    return parseWorldName(name)
  } catch (error) {
    throw error instanceof Error ? new Rejection(verbatim(error.message), { httpStatus: 400 }) : error
  }
}

/** The Date header carries the world's time, so that clients follow the world's clock. */
export const worldTimePlugin = fp(async (app) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const world = openedWorldOf(request)
    if (world) reply.header('date', world.now().toUTCString())
    done()
  })
})
