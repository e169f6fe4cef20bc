import { type FrameSignals, watchFrame } from '@portal/sub-app-sdk/frame/frame-signals'

interface PageEvents extends FrameSignals {
  /** The page is at another address. */
  moved(): void
  titled(title: string): void
}

/**
 * Follows a page of the portal's own origin that knows no portal, until it loads another one: its window can be read
 * from here. What is typed into it counts as typed into its container.
 */
export function followPage(view: Window & typeof globalThis, container: Element, events: PageEvents): void {
  const { document, navigation } = view as typeof view & { readonly navigation?: EventTarget } // not in all browsers
  const pass = (type: 'input' | 'submit') => container.dispatchEvent(new Event(type, { bubbles: true }))
  // Input of a page before it is gone.
  pass('submit')
  view.addEventListener('input', ({ target }) => {
    if (!(target instanceof view.HTMLInputElement && target.type === 'search')) pass('input')
  })
  view.addEventListener('submit', () => pass('submit'))
  const titled = () => events.titled(document.title)
  const head = { childList: true, subtree: true, characterData: true }
  new view.MutationObserver(titled).observe(document.head, head)
  titled()
  if (navigation) navigation.addEventListener('currententrychange', events.moved)
  else view.addEventListener('hashchange', events.moved)
  events.moved()
  watchFrame(view, events)
}
