import { type FrameSignals, watchFrame } from '@portal/sub-app-sdk/frame/frame-signals'

interface PageEvents extends FrameSignals {
  /** The page is at another address. */
  moved(): void
  titled(title: string): void
  /** It has input that was not sent, or none any more. */
  typed(isTyped: boolean): void
}

/**
 * Follows a page of the portal's own origin that knows no portal, until it loads another one: its window can be read
 * from here.
 */
export function followPage(view: Window & typeof globalThis, events: PageEvents): void {
  const { document, navigation } = view as typeof view & { readonly navigation?: EventTarget } // not in all browsers
  events.typed(false) // input of the page before
  view.addEventListener('input', ({ target }) => {
    if (!(target instanceof view.HTMLInputElement && target.type === 'search')) events.typed(true)
  })
  view.addEventListener('submit', () => events.typed(false))
  const titled = () => events.titled(document.title)
  const head = { childList: true, subtree: true, characterData: true }
  new view.MutationObserver(titled).observe(document.head, head)
  titled()
  if (navigation) navigation.addEventListener('currententrychange', events.moved)
  else view.addEventListener('hashchange', events.moved)
  events.moved()
  watchFrame(view, events)
}
