import { languageTag } from '@portal/protocol/languages'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { setPortalAttribute } from '@portal/sub-app-host/portal/portal-attributes'
import { StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfigErrorPage, PortalBoundary } from '../app/boundaries.tsx'
import { Portal } from '../app/portal.tsx'
import { type CheckedConfig, isConfig } from '../lib/config/check-config.ts'
import { setConfig } from '../lib/config/runtime-config.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { dropWaitingToasts } from '../lib/ui/toasts.ts'
import { followOtherWindows } from '../session/other-windows.ts'
import { useSession } from '../session/session-store.ts'
import 'virtual:color-tokens.css'
import '../lib/styles/tokens.css'
import '../lib/styles/base.css'

/** The tab of the browser has the logo of the installation. */
function showIcon(logo: string | undefined): void {
  const icon = document.querySelector('link[rel=icon]')
  if (!icon || !logo) return
  icon.removeAttribute('type')
  icon.setAttribute('href', logo)
}

/** Shows the portal, or what is wrong with its configuration. */
export function start(checked: CheckedConfig): void {
  const container = document.getElementById(portalRootId)
  if (!container) throw new Error(`The page has no element #${portalRootId}`)
  setPortalAttribute('lang', languageTag(useLanguage.getState().language))
  followOtherWindows()
  useSession.subscribe((now, before) => {
    if (now.visit !== before.visit) dropWaitingToasts()
  })
  if (isConfig(checked)) {
    setConfig(checked)
    showIcon(checked.branding?.logo)
    if (checked.environment === 'test' || checked.telemetryEndpoint) {
      import('./start-watching.ts').then(({ startWatching }) => startWatching(checked)).catch(() => undefined)
    }
  }
  const root = createRoot(container)
  // Rendered in a transition, so that the browser can respond in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <PortalBoundary>
          <Suspense>{isConfig(checked) ? <Portal /> : <ConfigErrorPage problems={checked} />}</Suspense>
        </PortalBoundary>
      </StrictMode>,
    ),
  )
}
