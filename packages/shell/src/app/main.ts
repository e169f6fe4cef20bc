import { takeArrival } from '../arrival/arrivals.ts'
import { type CheckedConfig, isConfig } from '../config/check-config.ts'
import { loadConfig } from '../config/load-config.ts'
import { startLanguage } from '../i18n/start-language.ts'
import { loadStartTexts } from '../i18n/texts.ts'
import { cookieNames } from '../storage/cookie-names.ts'
import { readCookie } from '../storage/cookies.ts'

takeArrival()
// This file stays small: it asks for configuration and texts while the code of the first screens is on its way.
const loaded = loadConfig()
// What fails here is told by whoever needs it.
if (readCookie(cookieNames.certificate))
  Promise.all([import('./entry-calls.ts'), loaded]).then(begin, () => undefined)
Promise.all([import('./start.tsx'), loaded, loadStartTexts(startLanguage())]).then(
  ([{ start }, config]) => start(config),
  tellOfFailure,
)

function begin([{ beginEntryCalls }, config]: [typeof import('./entry-calls.ts'), CheckedConfig]): void {
  if (isConfig(config)) beginEntryCalls(config)
}

function tellOfFailure(): void {
  const notice = document.getElementById('start-failed')
  notice?.removeAttribute('hidden')
  notice?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) window.location.reload()
  })
}
