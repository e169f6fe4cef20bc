import { controlPath } from '@portal/protocol/control/control-path'
import { worldCookie } from '@portal/protocol/world'
import { issueSignOnCode } from '@portal/store/codes'
import { StoreError, UnknownWorld } from '@portal/store/store-error'
import { takePlace } from '@portal/store/training/tour'
import type { World } from '@portal/store/worlds/world'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  type ControlAccess,
  isLocalCaller,
  refusalOf,
  sameText,
  worldKey,
  worldPass,
} from '../access/control-access.ts'
import { cookieOf } from '../connections.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { entranceTexts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { namedWorld, type WorldOptions } from '../plugins/world.ts'
import { chosenWorlds } from './worlds.ts'

const enterPath = `${controlPath}/enter`
/** The system that a user who enters signed in comes from; any without a meaning of its own would do. */
const comesFrom = 'OA'
/** Where the portal keeps the certificate (specification §9); one of another world would end in a dialog. */
const certificateCookie = 'Admin-Token'
/** A day of a course: a trainee who closes the browser comes back into the same world. */
const trainingSeconds = 12 * 3600
/** Comes back from a browser; the preview of a chat keeps no cookies and would take a world that it never works in. */
const triedCookie = 'portal-entrance'
const triedKey = 'again'

/**
 * The path that leads a browser into a world. If the control API needs a token, the path has a key for this world and
 * user only, so that trainees never get the token. A class's path leads into its next free world.
 */
export function entrancePath(access: ControlAccess, input: string, user: string | undefined): string {
  const world = isClass(input) ? input.toLowerCase() : parseWorldName(input)
  const query = new URLSearchParams(user === undefined ? {} : { user })
  if (typeof access === 'object') query.set('key', worldKey(access.token, world, user))
  return `${enterPath}/${encodeURIComponent(world)}${query.size > 0 ? `?${query}` : ''}`
}

/** `class-#`, as everywhere in the control API. */
const isClass = (name: string): boolean => name.endsWith('#')

const isNoWorld = (code: string | undefined): boolean => code === 'wrongName' || code === 'noWorldMatches'

interface EntranceRequest {
  Params: { world: string }
  Querystring: { user?: string | string[]; key?: string | string[] }
}

/**
 * Takes a browser into a world: sets its cookie and redirects to the portal, signed in as the user that the link names,
 * if any.
 */
export const entrancePlugin: FastifyPluginAsync<WorldOptions> = async (app, worlds) => {
  const { store, access } = worlds
  app.get<EntranceRequest>(
    `${enterPath}/:world`,
    { config: { ownPagesOnly: true } },
    async (request, reply) => {
      const { user, key } = request.query
      const userName = user === undefined ? undefined : String(user)
      try {
        const input = request.params.world
        const name = isClass(input) ? input.toLowerCase() : parseWorldName(input)
        const expected = typeof access === 'object' ? worldKey(access.token, name, userName) : undefined
        const hasKey = expected !== undefined && key !== undefined && sameText(String(key), expected)
        const refusal = hasKey ? undefined : refusalOf(access, isLocalCaller(request), undefined)
        if (refusal) throw new Rejection(entranceTexts.wrongLink, { httpStatus: 403 })
        if (request.method === 'HEAD') return reply.send() // looks whether the link is right
        const place = isClass(name) ? await placeIn(worlds, name, request) : name
        if (place === undefined) return tryCookies(request, reply)
        const { world, release } = await store.lease(place)
        try {
          const isForPractice = isClass(name) || world.settings.training
          // From `/__portal/enter/NAME`: the portal may be served below a path that only the browser sees.
          const target = `../../${userName === undefined ? '' : await signedInPath(world, userName)}`
          return reply
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .header('set-cookie', [
              `${worldCookie}=${worldPass(access, world.name)}; Path=/; SameSite=Lax${isForPractice ? `; Max-Age=${trainingSeconds}` : ''}`,
              `${certificateCookie}=; Path=/; Max-Age=0`,
            ])
            .redirect(target)
        } finally {
          release()
        }
      } catch (error) {
        if (error instanceof StoreError) {
          const known = error instanceof UnknownWorld || isNoWorld(error.refusal?.code)
          const { worldGone, worldDamaged } = entranceTexts
          const said = filled(known ? worldGone : worldDamaged, { world: request.params.world })
          return sendErrorPage(reply, new Rejection(said, { httpStatus: 404 }), null)
        }
        if (error instanceof Rejection) return sendErrorPage(reply, error, null)
        throw error
      }
    },
  )
}

/**
 * The world of a class for a browser: its current one, else the next free one.
 * @returns undefined until the client has shown that it keeps cookies
 */
async function placeIn(
  worlds: WorldOptions,
  pattern: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { store } = worlds
  const names = await chosenWorlds(store, [pattern])
  const { name, mayEnter } = namedWorld(request, worlds)
  if (mayEnter && names.includes(name)) return name
  if (cookieOf(request, triedCookie) === undefined) return undefined
  const { place, closed } = await takePlace(store, names)
  if (place !== undefined) return place
  const said =
    closed.length === 0
      ? entranceTexts.classFull
      : filled(entranceTexts.classFullBut, { closed: closed.join(', ') })
  throw new Rejection(said, { httpStatus: 404 })
}

/** Redirects a client to the same address with a cookie; one that returns without it gets an explanation. */
function tryCookies(request: FastifyRequest, reply: FastifyReply) {
  const { searchParams } = new URL(request.url, 'http://localhost')
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('set-cookie', `${triedCookie}=1; Path=/; SameSite=Lax; HttpOnly; Max-Age=600`)
  if (searchParams.has(triedKey))
    return sendErrorPage(reply, new Rejection(entranceTexts.cookiesNeeded), null)
  searchParams.set(triedKey, '1')
  return reply.redirect(`?${searchParams}`)
}

/** The address, from the portal on, with which another system sends its people (specification §2): the code in it works once, for a minute. */
async function signedInPath(world: World, userName: string): Promise<string> {
  const user = await world.db.user.findUnique({ where: { userName } })
  if (!user) throw new Rejection(filled(entranceTexts.personGone, { user: userName }), { httpStatus: 404 })
  const code = await issueSignOnCode(world, user.id, comesFrom)
  return `login?${new URLSearchParams({ loginType: 'sso', ssoSystem: comesFrom, code })}`
}
