import type { BrowserContext, Page } from '@playwright/test'
import { issueCertificate } from '@portal/store/certificates'
import { issueCode, issueSignOnCode } from '@portal/store/codes'
import type { RunningPortal } from '@portal/testing/portal-process'
import { configure } from './configuration.ts'
import { inWorld, userIdOf } from './world-state.ts'

/** A one-time code of another system, as it sends people to the portal with. */
export const signOnCode = (portal: RunningPortal, world: string, userName: string, system = 'OA') =>
  inWorld(portal, world, async (opened) => issueSignOnCode(opened, await userIdOf(opened, userName), system))

/** The answer to the first step of a sign-in with a second factor, and the code that was sent. */
export const firstStep = (portal: RunningPortal, world: string, userName: string) =>
  inWorld(portal, world, async (opened) => {
    const userId = await userIdOf(opened, userName)
    const pending = { kind: 'twoFactorPending', lifetimeMs: 600_000 } as const
    const certificate = await issueCertificate(opened, userId, pending)
    const { code } = await issueCode(opened, { userId, purpose: 'twoFactor', certificate })
    return { answer: { certificate, twoFactorAuthenticationYOrN: 'Y' }, code }
  })

/** A sign-on link of the system OA; `more` are further values of the address. */
export const signOnLink = (code: string, more: Readonly<Record<string, string>> = {}): string =>
  `/login?${new URLSearchParams({ loginType: 'sso', ssoSystem: 'OA', code, ...more })}`

/** Offers the stand-in identity provider, as an installation would in its configuration. */
export const offerProvider = (context: BrowserContext): Promise<void> =>
  configure(context, { signOn: { url: '/sso-provider?system=OA', system: 'OA', loginType: 'sso' } })

/** Every address that the page requests or sends as a referrer from now on, but the one of the page itself. */
export function watchAddresses(page: Page): readonly string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) addresses.push(request.url())
    addresses.push(request.headers().referer ?? '')
  })
  return addresses
}
