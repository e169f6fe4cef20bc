import { callMetadata } from 'virtual:portal-calls'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { sessionSettled } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'
import { openWindow, systemWindowAddress } from './system-window.ts'

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
