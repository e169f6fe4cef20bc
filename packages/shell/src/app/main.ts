import { takeArrival } from '../arrival/arrivals.ts'
import { loadConfig } from '../config/load-config.ts'
import { startLanguage } from '../i18n/start-language.ts'
import { loadStartTexts } from '../i18n/texts.ts'

takeArrival()
// This file stays small: it asks for configuration and texts while the code of the first screens is on its way.
Promise.all([import('./start.tsx'), loadConfig(), loadStartTexts(startLanguage())]).then(
  ([{ start }, config]) => start(config),
  tellOfFailure,
)

function tellOfFailure(): void {
  const notice = document.getElementById('start-failed')
  notice?.removeAttribute('hidden')
  notice?.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) window.location.reload()
  })
}
