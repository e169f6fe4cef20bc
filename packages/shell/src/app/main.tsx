import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onSessionEnded } from '../api/session-ended.ts'
import type { ConfigProblem } from '../config/check-config.ts'
import { loadConfig } from '../config/load-config.ts'
import { type RuntimeConfig, setConfig } from '../config/runtime-config.ts'
import { ConfigErrorPage } from '../features/error-pages/config-error-page.tsx'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { loadStartTexts } from '../i18n/texts.ts'
import '../styles/tokens.css'
import '../styles/base.css'
import { followColorScheme } from '../theme/color-scheme.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Portal } from './portal.tsx'
import { endRefusedSession } from './session-end.ts'

const isProblems = (config: RuntimeConfig | readonly ConfigProblem[]): config is readonly ConfigProblem[] =>
  Array.isArray(config)

async function start(container: HTMLElement): Promise<void> {
  const { language } = useLanguage.getState()
  document.documentElement.lang = languageTags[language]
  followColorScheme()
  onSessionEnded(endRefusedSession)
  // The screens before the frame find their texts ready.
  const [config] = await Promise.all([loadConfig(), loadStartTexts(language)])
  if (!isProblems(config)) setConfig(config)
  createRoot(container).render(
    <StrictMode>
      <ErrorBoundary>{isProblems(config) ? <ConfigErrorPage problems={config} /> : <Portal />}</ErrorBoundary>
    </StrictMode>,
  )
}

const container = document.getElementById('root')
if (container) {
  start(container).catch(() => document.getElementById('start-failed')?.removeAttribute('hidden'))
}
