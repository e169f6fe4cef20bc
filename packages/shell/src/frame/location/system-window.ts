import { type CallMetadata, encodeRequest } from '@portal/protocol/encoding'
import type { Language } from '@portal/protocol/languages'

interface SystemWindow {
  readonly apiBase: string
  readonly certificate: string
  readonly systemCode: string
  /** Page inside the system; its start page when absent. */
  readonly path?: string | undefined
  /** Language and theme for a sub-app's window (assumed). Other systems get the documented parameters. */
  readonly look?: Readonly<{ language: Language; theme: 'light' | 'dark' }> | undefined
}

/** The address that opens another system signed in (specification §7: the sso call). */
export function systemWindowAddress(
  ssoWindow: CallMetadata,
  { apiBase, certificate, systemCode, path, look }: SystemWindow,
): string {
  const input = {
    pathParams: { systemCode, certificate },
    query: { path, Certificate: certificate, ...look },
  }
  return apiBase + encodeRequest(ssoWindow, input).url
}

/**
 * Opens a window without a handle on the portal; call it synchronously in the click handler, so that popup blockers
 * allow it.
 */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
