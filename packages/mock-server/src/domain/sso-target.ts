import type { SystemsTable } from '@portal/protocol/systems'

/** Stand-in pages of the systems that have a site of their own lie below this, by system code. */
export const systemPages = '/systems'

/** Look and language of the page, as passed by the portal (assumed). */
export interface WindowLook {
  readonly language?: string | undefined
  readonly theme?: string | undefined
}

/**
 * Where a window for a system's page is sent: its stand-in sub-app, else the stand-in page of the system itself. It
 * exchanges the one-time code through the call ssoLogin (assumed).
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
