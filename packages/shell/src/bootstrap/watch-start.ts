import { showStartNotice } from './start-notice.ts'

const patienceMs = 15_000

/** Files without which the page can't be shown; the bundler marks its style sheets. */
const isNeeded = (element: EventTarget | null): boolean =>
  (element instanceof HTMLScriptElement && element.type === 'module') ||
  (element instanceof HTMLLinkElement && element.rel === 'stylesheet' && 'start' in element.dataset)

/**
 * Reports a start that fails before the portal's own code runs: a file is missing or replaced by another, or nothing
 * happens for long.
 */
export function watchStart(): void {
  const whenParsed = (act: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true })
    else act()
  }
  const root = () => document.getElementById('portal-root')
  const onError = ({ target }: Event) => {
    if (!isNeeded(target)) return
    whenParsed(() => {
      // Without its style sheets the portal is unreadable.
      root()?.setAttribute('hidden', '')
      showStartNotice('start-failed')
    })
  }
  // Such events reach the window in the capture phase only.
  window.addEventListener('error', onError, true)
  window.addEventListener('load', () => window.removeEventListener('error', onError, true), { once: true })
  window.setTimeout(() => {
    const place = root()
    if (!place || place.childElementCount > 0 || document.querySelector('[id^=start-]:not([hidden])')) return
    const hide = showStartNotice('start-failed')
    // A slow connection may take longer than the limit.
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      hide()
    }).observe(place, { childList: true })
  }, patienceMs)
}
