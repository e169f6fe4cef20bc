import { cookieNames } from '@portal/protocol/rules/stored-names'
import { takeArrival } from '../lib/arrival/arrival.ts'
import { type CheckedConfig, isConfig } from '../lib/config/check-config.ts'
import { loadConfig } from '../lib/config/load-config.ts'
import { startLanguage } from '../lib/i18n/languages.ts'
import { loadStartTexts } from '../lib/i18n/texts.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { showStartNotice, startNotice } from './start-notice.ts'

// If not, the head script has already shown that this browser is too old.
if (document.documentElement.dataset.unsupported === undefined) run()

function run(): void {
  takeArrival()
  // Keep this file small: it requests configuration and texts while the first screens' code is loading.
  const loaded = loadConfig()
  const colored = loaded.then(showColor).catch(() => undefined)
  // A failure is reported where the result is needed.
  if (readCookie(cookieNames.certificate))
    Promise.all([import('../app/entry-calls.ts'), loaded]).then(begin, () => undefined)
  Promise.all([import('./start.tsx'), loaded, loadStartTexts(startLanguage()), colored]).then(
    ([{ start }, config]) => start(config),
    showStartFailure,
  )
}

function begin([{ beginEntryCalls }, config]: [typeof import('../app/entry-calls.ts'), CheckedConfig]): void {
  if (isConfig(config)) beginEntryCalls(config)
}

/** Only an installation with a colour of its own loads the code that computes its tones. */
async function showColor(config: CheckedConfig): Promise<void> {
  if (!isConfig(config) || !config.themeColor) return
  const { applyInstallationLook } = await import('../lib/theme/installation-look.ts')
  applyInstallationLook(config.themeColor)
}

function showStartFailure(error: unknown): void {
  showStartNotice(startNotice(error))
}
