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
