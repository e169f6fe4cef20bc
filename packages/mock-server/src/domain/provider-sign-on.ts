import type { SystemsTable } from '@portal/protocol/systems'

/** Stand-in pages of the systems with their own sites are below this, by system code. */
export const systemPages = '/systems'

/** Look and language of the page, as passed by the portal (assumed). */
export interface WindowLook {
  readonly language?: string | undefined
  readonly theme?: string | undefined
}

/**
 * Where a window for a system's page is redirected: its stand-in sub-app, else the system's stand-in page. It exchanges
 * the one-time code by the call ssoLogin (assumed).
 */
export function ssoTarget(
  systems: SystemsTable,
  systemCode: string,
  path: string,
  code: string,
  { language, theme }: WindowLook = {},
): string {
  const rule = systems.rule(systemCode)
  const place =
    rule.opens === 'inside' ? `/sub-apps/${rule.app}/` : `${systemPages}/${encodeURIComponent(systemCode)}`
  const look = { ...(language && { language }), ...(theme && { theme }) }
  return `${place}?${new URLSearchParams({ path, ...look, code })}`
}

/** Where the stand-in identity provider returns to: the portal, or a sub-app served standalone. */
const returnPaths: readonly string[] = ['/auth-redirect', '/']

/**
 * The return address of a sign-on, on the requesting host; undefined for any other: a code is never sent to another
 * origin.
 */
export function providerReturn(redirectUri: string, host: string | undefined): URL | undefined {
  if (!URL.canParse(redirectUri)) return undefined
  const address = new URL(redirectUri)
  const isOwn =
    /^https?:$/.test(address.protocol) && address.host === host && returnPaths.includes(address.pathname)
  return isOwn && !address.username ? address : undefined
}

/** The same with the provider's answer; empty values are omitted. */
export function withAnswer(address: URL, answer: Readonly<Record<string, string>>): string {
  const answered = new URL(address)
  for (const [name, value] of Object.entries(answer)) {
    if (value !== '') answered.searchParams.set(name, value)
  }
  return answered.href
}
