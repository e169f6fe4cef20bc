import { issueSignOnCode, redeemSignOnCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import type { FastifyPluginAsync } from 'fastify'
import { isLocalCaller } from '../access/control-access.ts'
import { type MessageLanguage, messageLanguageOf } from '../domain/name-language.ts'
import { providerReturn, systemPages, withAnswer } from '../domain/provider-sign-on.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { personIn, providerPage, systemPage } from '../pages/backend-page.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { sendPage } from '../pages/security-headers.ts'
import { faultsPlugin } from './faults.ts'
import { noUser } from './journal.ts'
import { type WorldOptions, worldOf, worldPlugin } from './world.ts'

interface SystemPageRequest {
  Params: { systemCode: string }
  Querystring: { path?: string | string[]; code?: string | string[] }
}

/** Stand-in pages of the systems with their own sites; the sso call redirects windows here, with a code. */
export const systemPagesPlugin: FastifyPluginAsync<WorldOptions> = async (app, worlds) => {
  await app.register(worldPlugin, worlds)
  await app.register(faultsPlugin, { userOf: noUser })
  app.get<SystemPageRequest>(`${systemPages}/:systemCode`, async (request, reply) => {
    const { systemCode } = request.params
    const { path = '/', code } = request.query
    const world = worldOf(request)
    const { db } = world
    const system = await db.system.findUnique({ where: { code: systemCode } })
    if (!system) {
      return sendErrorPage(
        reply,
        new Rejection(filled(texts.unknownSystem, { code: systemCode }), { httpStatus: 404 }),
      )
    }
    const wanted = String(path)
    const language = messageLanguageOf(request)
    const menu = await db.menuItem.findFirst({ where: { systemId: system.id, path: wanted } })
    const visitor =
      code === undefined ? undefined : await visitorOf(world, systemCode, String(code), language)
    return sendPage(reply, 200, systemPage(system, { path: wanted, menu, visitor, language }))
  })
}

/** Who comes with a one-time code, in words; the code is used up, so that the address opens nothing later. */
async function visitorOf(
  world: World,
  systemCode: string,
  code: string,
  language: MessageLanguage,
): Promise<string> {
  const user = await redeemSignOnCode(world, systemCode, code)
  return user ? personIn(language, user) : texts.signOnCodeDead[language]
}

const providerPath = '/sso-provider'

/** People that fit on the page; the list of a large company is cut. */
const maxChoices = 40

interface ProviderRequest {
  Querystring: { redirect_uri?: string; state?: string; system?: string; user?: string }
}

/**
 * A stand-in for an external identity provider: the page lists the people of the world, and the chosen one returns with
 * a one-time code and the portal's state. It needs no password, so it is for this machine only.
 */
export const providerPagePlugin: FastifyPluginAsync<WorldOptions> = async (app, worlds) => {
  await app.register(worldPlugin, worlds)
  app.get<ProviderRequest>(providerPath, async (request, reply) => {
    const { redirect_uri = '', state = '', system = 'OA', user: userName } = request.query
    const back = isLocalCaller(request) ? providerReturn(String(redirect_uri), request.host) : undefined
    if (!back) return sendErrorPage(reply, new Rejection(texts.foreignReturn, { httpStatus: 400 }))
    const world = worldOf(request)
    const answer = (values: Readonly<Record<string, string>>) =>
      withAnswer(back, { ...values, state: String(state) })
    if (userName !== undefined) {
      const user = await world.db.user.findUnique({ where: { userName: String(userName) } })
      if (!user)
        return sendErrorPage(
          reply,
          new Rejection(filled(texts.unknownAccount, { userName: String(userName) }), { httpStatus: 404 }),
        )
      const code = await issueSignOnCode(world, user.id, String(system))
      return reply.header('referrer-policy', 'no-referrer').redirect(answer({ code }))
    }
    const users = await world.db.user.findMany({ orderBy: { id: 'asc' }, take: maxChoices })
    const choices = users.map((user) => {
      const query = new URLSearchParams({ redirect_uri, state, system, user: user.userName })
      return { user, address: `${providerPath}?${query}` }
    })
    const page = providerPage({
      system: String(system),
      choices,
      cancelAddress: answer({ error: 'access_denied' }),
      language: messageLanguageOf(request),
    })
    return sendPage(reply, 200, page)
  })
}
