import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { limits } from '../limits.ts'

/** The page's own code has taken away what it was given to draw into, or all that stood in it. */
export class PageRemoved extends Error {
  override readonly name = 'PageRemoved'
  constructor(app: string) {
    super(`${app} removed or emptied the element that its page stands in`)
  }
}

const unseen = 'qiankun-head, script, style, link, noscript'

/** Frameworks clear what a fresh page brings along before they draw: only something to look at is missed. */
const isSeen = (node: Node): boolean => (node instanceof Element ? !node.matches(unseen) : isText(node))
const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && !!nodeValue?.trim()

/**
 * Tells when a drawn page is gone from its place, and when it is back. Only the place itself is looked at, which the
 * host made: what a page draws in elements of its own, and if it draws nothing there for a while, is its own matter.
 * @param container of a page that is mounted
 * @param changed told only once it has been so for a moment: a page may empty its place to draw something else
 */
export function watchPresence(container: Element, changed: (isThere: boolean) => void): Unsubscribe {
  const wrapper = container.firstElementChild ?? container
  let hasLost = false
  let isTold = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Moved elsewhere in the document, it is still to be seen.
  const isGone = () => !wrapper.isConnected || (hasLost && wrapper.childNodes.length === 0)

  const settle = () => {
    timer = undefined
    if (isGone() === isTold) return
    isTold = !isTold
    changed(!isTold)
  }
  const observer = new MutationObserver((changes) => {
    hasLost ||= changes.some(
      ({ target, removedNodes }) => target === wrapper && [...removedNodes].some(isSeen),
    )
    clearTimeout(timer)
    if (isGone()) timer = setTimeout(settle, limits.absenceMs)
    else settle()
  })
  for (const place of [container.parentElement, container, wrapper])
    if (place) observer.observe(place, { childList: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
