import { redeemSignOnCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import type { FastifyPluginAsync } from 'fastify'
import { type MessageLanguage, messageLanguageOf } from '../domain/name-language.ts'
import { systemPages } from '../domain/provider-sign-on.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { sendPage } from '../pages/security-headers.ts'
import { personIn, systemPage } from '../pages/system-pages.ts'
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
