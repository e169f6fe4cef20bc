import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onSessionEnded } from '../api/session-ended.ts'
import type { ConfigProblem } from '../config/check-config.ts'
import { type RuntimeConfig, setConfig } from '../config/runtime-config.ts'
import { ConfigErrorPage } from '../features/error-pages/config-error-page.tsx'
import { dropWaitingToasts } from '../feedback/toasts.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { followOtherWindows } from '../session/other-windows.ts'
import { useSession } from '../session/session-store.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Portal } from './portal.tsx'
import { endRefusedSession } from './session-end.ts'

const isConfig = (checked: RuntimeConfig | readonly ConfigProblem[]): checked is RuntimeConfig =>
  !Array.isArray(checked)

/** Shows the portal, or what is wrong with its configuration. */
export function start(checked: RuntimeConfig | readonly ConfigProblem[]): void {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no element #root')
  document.documentElement.lang = languageTags[useLanguage.getState().language]
  onSessionEnded(endRefusedSession)
  followOtherWindows()
  useSession.subscribe((now, before) => {
    if (now.visit !== before.visit) dropWaitingToasts()
  })
  if (isConfig(checked)) setConfig(checked)
  createRoot(container).render(
    <StrictMode>
      <ErrorBoundary>{isConfig(checked) ? <Portal /> : <ConfigErrorPage problems={checked} />}</ErrorBoundary>
    </StrictMode>,
  )
}
