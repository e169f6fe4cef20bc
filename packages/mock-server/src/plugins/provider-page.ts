import { issueSignOnCode } from '@portal/store/codes'
import type { FastifyPluginAsync } from 'fastify'
import { isLocalCaller } from '../access/control-access.ts'
import { messageLanguageOf } from '../domain/name-language.ts'
import { providerReturn, withAnswer } from '../domain/provider-sign-on.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { sendPage } from '../pages/security-headers.ts'
import { providerPage } from '../pages/system-pages.ts'
import { type WorldOptions, worldOf, worldPlugin } from './world.ts'

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
