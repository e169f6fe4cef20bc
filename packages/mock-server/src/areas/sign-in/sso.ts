import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { issueSignOnCode } from '@portal/store/sign-on-codes'
import type { World } from '@portal/store/worlds/world'
import { type Caller, type CallSettings, type Handlers, Redirect } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { ssoTarget, type WindowLook } from '../../domain/sso-target.ts'
import { filled } from '../../errors/message.ts'
import { Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { mayOpen } from './sign-in-steps.ts'

export const ssoHandlers: Pick<Handlers, 'ssoWindow' | 'ssoWindowDbs'> = {
  async ssoWindow({ input: { pathParams, query }, ...context }) {
    return signedOn(context, pathParams.systemCode, query.path, query)
  },

  async ssoWindowDbs({ input: { query }, ...context }) {
    return signedOn(context, 'DBS', query.path)
  },
}

type WindowContext = Caller & {
  readonly world: World
  readonly settings: CallSettings
  readonly nameOf: NameOf
}

/** Sends a window into another system. It carries a one-time code: a certificate would stay in its history. */
async function signedOn(
  { world, user, settings, nameOf }: WindowContext,
  systemCode: string,
  path: string | undefined,
  look?: WindowLook,
): Promise<Redirect> {
  await mayOpen(world, user.id, systemCode, nameOf)
  const page = requestedPage(path)
  const code = await issueSignOnCode(world, user.id, systemCode)
  return new Redirect(ssoTarget(settings.systems, systemCode, page, code, look))
}

/** A page inside the other system: never an address that a browser could read as another site. */
function requestedPage(path = '/'): string {
  const safe = safeRedirect(path, '')
  if (!safe) throw new Rejection(filled(texts.unsafePath, { path }))
  return safe
}
