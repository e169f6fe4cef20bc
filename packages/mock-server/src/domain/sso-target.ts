import { systemRule } from '@portal/protocol/systems'

/** Stand-in pages of the systems that have a site of their own lie below this, by system code. */
export const systemPages = '/systems'

/**
 * Where a window for a system's page is sent: its stand-in sub-app, else the stand-in page of the system itself. It
 * exchanges the one-time code through the call ssoLogin (assumed).
 */
export function ssoTarget(systemCode: string, path: string, code: string): string {
  const rule = systemRule(systemCode)
  const place =
    rule.opens === 'inside' ? `/sub-apps/${rule.app}/` : `${systemPages}/${encodeURIComponent(systemCode)}`
  return `${place}?${new URLSearchParams({ path, code })}`
}
