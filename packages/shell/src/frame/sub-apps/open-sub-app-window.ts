import { callMetadata } from 'virtual:portal-calls'
import { type SubAppName, systemCodeOfApp } from '@portal/protocol/systems'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { themeNow } from '../../lib/theme/theme-now.ts'
import { useSession } from '../../session/session-store.ts'
import { openWindow, systemWindowAddress } from '../menus/system-window.ts'

/** Opens a page of an embedded system in a window of its own, signed in by the sso call (specification §7). */
export function openSubAppWindow(app: SubAppName, path: string): void {
  const { certificate } = useSession.getState()
  if (!certificate) return
  const systemCode = systemCodeOfApp(app)
  openWindow(
    systemWindowAddress(callMetadata.ssoWindow, {
      apiBase: getConfig().apiBase,
      certificate,
      systemCode,
      path,
      look: { language: useLanguage.getState().language, theme: themeNow().theme },
    }),
  )
}
