import { createHmac } from 'node:crypto'
import { controlPath } from '@portal/protocol/control/control-call'
import { worldCookie } from '@portal/protocol/world'
import { issueSignOnCode } from '@portal/store/sign-on-codes'
import type { Store } from '@portal/store/store'
import { StoreError } from '@portal/store/store-error'
import type { World } from '@portal/store/worlds/world'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { FastifyPluginAsync } from 'fastify'
import { verbatim } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { type ControlAccess, refusalOf, sameText } from './control-access.ts'

const enterPath = `${controlPath}/enter`
/** The system that somebody comes from who enters signed in; any that has no meaning of its own would do. */
const comesFrom = 'OA'
/** Where the portal keeps the certificate (specification §9); one of another world would end in a dialog. */
const certificateCookie = 'Admin-Token'

/**
 * The path that leads a browser into a world. Where the control API needs its token, the path has a key, which opens this
 * world for this user and nothing else: trainees get the link, never the token.
 */
export function entrancePath(access: ControlAccess, input: string, user: string | undefined): string {
  const world = parseWorldName(input)
  const query = new URLSearchParams(user === undefined ? {} : { user })
  if (typeof access === 'object') query.set('key', keyOf(access.token, world, user))
  return `${enterPath}/${world}${query.size > 0 ? `?${query}` : ''}`
}

const keyOf = (token: string, world: string, user = ''): string =>
  createHmac('sha256', token).update(`enter\n${world}\n${user}`).digest('base64url')

interface EntranceRequest {
  Params: { world: string }
  Querystring: { user?: string | string[]; key?: string | string[] }
}

/** Leads a browser into a world: sets its cookie and goes on to the portal, signed in as a user if the link names one. */
export const entrancePlugin: FastifyPluginAsync<{ store: Store; access: ControlAccess }> = async (
  app,
  { store, access },
) => {
  app.get<EntranceRequest>(
    `${enterPath}/:world`,
    { config: { ownPagesOnly: true } },
    async (request, reply) => {
      const { user, key } = request.query
      const userName = user === undefined ? undefined : String(user)
      try {
        const name = parseWorldName(request.params.world)
        const expected = typeof access === 'object' ? keyOf(access.token, name, userName) : undefined
        const hasKey = expected !== undefined && key !== undefined && sameText(String(key), expected)
        const refusal = hasKey ? undefined : refusalOf(access, request.host, undefined)
        if (refusal) throw new Rejection(verbatim(refusal), { httpStatus: 403 })
        const { world, release } = await store.lease(name)
        try {
          const target = userName === undefined ? '/' : await signedInPath(world, userName)
          return reply
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .header('set-cookie', [
              `${worldCookie}=${world.name}; Path=/; SameSite=Lax`,
              `${certificateCookie}=; Path=/; Max-Age=0`,
            ])
            .redirect(target)
        } finally {
          release()
        }
      } catch (error) {
        if (error instanceof StoreError)
          return sendErrorPage(reply, new Rejection(verbatim(error.message), { httpStatus: 404 }))
        if (error instanceof Rejection) return sendErrorPage(reply, error)
        throw error
      }
    },
  )
}

/** The address with which another system sends its people (specification §2): the code in it works once, for a minute. */
async function signedInPath(world: World, userName: string): Promise<string> {
  const user = await world.db.user.findUnique({ where: { userName } })
  if (!user) throw new StoreError(`The world ${world.name} has no user ${userName}`)
  const code = await issueSignOnCode(world, user.id, comesFrom)
  return `/login?${new URLSearchParams({ loginType: 'sso', ssoSystem: comesFrom, code })}`
}
