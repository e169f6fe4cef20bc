import { showStartNotice } from './show-start-notice.ts'

const patienceMs = 15_000

/** What the page can't be shown without; the bundler marks its style sheets. */
const isNeeded = (element: EventTarget | null): boolean =>
  (element instanceof HTMLScriptElement && element.type === 'module') ||
  (element instanceof HTMLLinkElement && element.rel === 'stylesheet' && 'start' in element.dataset)

/**
 * Tells of a start that fails before the portal's own code runs, which could tell of nothing then: a file of the page is
 * missing, or another one came in its place, or nothing has happened for long.
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
      // Without its styles the portal would be a heap of words.
      root()?.setAttribute('hidden', '')
      showStartNotice('start-failed')
    })
  }
  // Such events reach the window on their way down only.
  window.addEventListener('error', onError, true)
  window.addEventListener('load', () => window.removeEventListener('error', onError, true), { once: true })
  window.setTimeout(() => {
    const place = root()
    if (!place || place.childElementCount > 0 || document.querySelector('[id^=start-]:not([hidden])')) return
    const hide = showStartNotice('start-failed')
    // A line may be slower than we were patient.
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      hide()
    }).observe(place, { childList: true })
  }, patienceMs)
}
