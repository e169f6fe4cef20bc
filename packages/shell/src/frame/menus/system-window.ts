import { callMetadata } from 'virtual:portal-calls'
import { type CallMetadata, encodeRequest } from '@portal/protocol/encoding'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { sessionSettled } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'

interface SystemWindow {
  readonly apiBase: string
  readonly certificate: string
  readonly systemCode: string
  /** Page inside the system; its start page when absent. */
  readonly path?: string | undefined
  /** What the person reads and sees the portal in: a sub-app's window goes on with it (assumed). Other systems are asked as documented. */
  readonly look?: Readonly<{ language: 'en' | 'zh' | 'es' | 'ja'; theme: 'light' | 'dark' }> | undefined
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

/** Opens a window that gets no handle on the portal; call it in the click itself, so that no blocker steps in. */
export function openWindow(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}

/** Opens another system signed in, in a window of its own (specification §6): under the certificate that counts, or not at all. */
export function useSystemWindow(): (systemCode: string, path?: string) => void {
  const { t } = useTranslation('session')
  return (systemCode, path) => {
    const { certificate } = useSession.getState()
    if (!certificate) return
    // A window opens in the click itself or is blocked: it can't wait until it is clear whose certificate counts.
    if (sessionSettled()) showToast({ kind: 'info', text: t('checking.wait'), seconds: 5 })
    else {
      const { apiBase } = getConfig()
      const where = { apiBase, certificate, systemCode, path }
      openWindow(systemWindowAddress(callMetadata.ssoWindow, where))
    }
  }
}
