import { type FrameSignals, watchFrame } from '@portal/sub-app-sdk/frame/frame-signals'
import { withoutBust } from '../../loading/load-marks.ts'

/** In the entry of a sub-app in an iframe: becomes the path of the tab, without its first slash. */
const place = '{path}'

/** Whether each path of the sub-app has its own address, for pages without the bridge. */
export const takesPath = (entry: string): boolean => entry.includes(place)

const withoutHash = (address: string): string => address.replace(/#.*/s, '')

/** The address that an iframe loads for a path such as `/orders?state=new`. A page without paths has a fragment. */
export const frameAddress = (entry: string, path: string): string =>
  takesPath(entry)
    ? entry.replace(place, () => path.replace(/^\//, ''))
    : entry + (entry.includes('#') ? '' : path.slice(withoutHash(path).length))

/**
 * The path of the page currently in the iframe; undefined where it is unreadable or another site's.
 * @param path of its tab, which a page without paths keeps but for its fragment
 */
export function pathInFrame(frame: HTMLIFrameElement, entry: string, path: string): string | undefined {
  try {
    const href = withoutBust(frame.contentWindow?.location.href ?? '')
    const [before = '', after = ''] = entry.split(place)
    const start = new URL(before, document.baseURI).href
    if (!takesPath(entry)) {
      const hash = href.slice(withoutHash(href).length)
      return withoutHash(href) === start ? withoutHash(path) + hash : undefined
    }
    if (!href.startsWith(start) || !href.endsWith(after)) return undefined
    return `/${href.slice(start.length, href.length - after.length)}`
  } catch {
    return undefined // another origin
  }
}

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

/**
 * Follows the focus into a frame. A press inside it isn't one in the portal, whose menus close on a press outside. Hidden,
 * it gives the focus back: unlike elements that are out of sight, a page in a frame can take it all the same, for instance
 * when it loads behind the page in which the user is typing.
 * @returns stops following
 */
export function followFocus(frame: HTMLElement, isShown: () => boolean): () => void {
  /** What has lost the focus in this task. */
  let left: HTMLElement | undefined
  const note = ({ target }: FocusEvent) => {
    left = target instanceof HTMLElement ? target : undefined
    setTimeout(() => {
      left = undefined
    })
  }
  const followed = () => {
    if (document.activeElement !== frame) return
    if (!isShown()) {
      const before = left
      frame.blur()
      before?.focus({ preventScroll: true })
      return
    }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      frame.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  }
  document.addEventListener('focusout', note)
  window.addEventListener('blur', followed)
  return () => {
    document.removeEventListener('focusout', note)
    window.removeEventListener('blur', followed)
  }
}
