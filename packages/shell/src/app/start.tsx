import { lazy, StrictMode, Suspense, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { onSessionEnded } from '../api/session-ended.ts'
import { type CheckedConfig, isConfig } from '../config/check-config.ts'
import { setConfig } from '../config/runtime-config.ts'
import { dropWaitingToasts } from '../feedback/toasts.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { followOtherWindows } from '../session/other-windows.ts'
import { useSession } from '../session/session-store.ts'
import { Portal } from './portal.tsx'
import { PortalBoundary } from './portal-boundary.tsx'
import { routeRoleProblems } from './routes.ts'
import { endRefusedSession } from './session-end.ts'
import 'virtual:color-tokens.css'
import '../styles/tokens.css'
import '../styles/base.css'

const ConfigErrorPage = lazy(() =>
  import('../features/error-pages/config-error-page.tsx').then((module) => ({
    default: module.ConfigErrorPage,
  })),
)

/** Shows the portal, or what is wrong with its configuration. */
export function start(checked: CheckedConfig): void {
  // `portalRootId`, whose file the sign-in page does without.
  const container = document.getElementById('portal-root')
  if (!container) throw new Error('The page has no element #portal-root')
  document.documentElement.lang = languageTags[useLanguage.getState().language]
  onSessionEnded(endRefusedSession)
  followOtherWindows()
  useSession.subscribe((now, before) => {
    if (now.visit !== before.visit) dropWaitingToasts()
  })
  if (isConfig(checked)) {
    setConfig(checked)
    // For the debug panel (specification §2); a portal without it works as well.
    if (checked.environment === 'test') {
      import('../api/recent-calls.ts').then(
        ({ watchCalls }) => watchCalls(),
        () => undefined,
      )
    }
  }
  const problems = isConfig(checked) ? routeRoleProblems(checked) : checked
  const root = createRoot(container)
  // Drawn in pieces, between which the browser can do other things.
  startTransition(() =>
    root.render(
      <StrictMode>
        <PortalBoundary>
          <Suspense>{problems.length === 0 ? <Portal /> : <ConfigErrorPage problems={problems} />}</Suspense>
        </PortalBoundary>
      </StrictMode>,
    ),
  )
}
