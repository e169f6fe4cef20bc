import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { areSeen, isBlank } from './page-content.ts'

/** The page's own code has taken away what it was given to draw into, or all that stood in it. */
export class PageRemoved extends Error {
  override readonly name = 'PageRemoved'
  constructor(app: string) {
    super(`${app} removed or emptied the element that its page stands in`)
  }
}

export interface Presence {
  /** From now on it is noticed what goes: before, a page clears what it brought along, to draw. */
  mounted(): void
  /**
   * Only the place itself is looked at, which the host made: what a page draws in elements of its own, and if it draws
   * nothing there for a while, is its own matter.
   */
  isPlaceGone(): boolean
  /** Nothing of the page is to be seen, wherever in the document it is by now. */
  isBlank(): boolean
  /** Something was to be seen and was taken away. */
  hasLost(): boolean
  readonly leave: Unsubscribe
}

/**
 * Follows what a page has in its place, from its opening on.
 * @param changed told after each change
 */
export function watchPresence(container: Element, changed: () => void): Presence {
  /** Elements that the page brought along, or has emptied. */
  const holders = new WeakSet<Node>()
  let wrapper: Element | undefined
  let hasLost = false
  const place = () => wrapper ?? container

  const observer = new MutationObserver((changes) => {
    // What is beside it comes and goes with other attempts at the page.
    const inside = changes.filter(({ target }) => target !== container.parentNode)
    for (const { target, removedNodes } of inside) {
      if (target === container) takeWrapper()
      if (!target.hasChildNodes()) holders.add(target)
      hasLost ||= areSeen(removedNodes, target)
    }
    changed()
  })
  const observe = (target: Node, subtree: boolean) => observer.observe(target, { childList: true, subtree })

  function takeWrapper(): void {
    const { firstChild } = container
    if (wrapper || !(firstChild instanceof Element)) return
    wrapper = firstChild
    for (const element of [wrapper, ...wrapper.querySelectorAll('*')]) holders.add(element)
    observe(wrapper, true)
  }

  takeWrapper()
  observe(container, false)
  return {
    mounted() {
      hasLost = false
      if (container.parentNode) observe(container.parentNode, false)
    },
    // Moved elsewhere in the document, it is still to be seen.
    isPlaceGone: () => !place().isConnected || (hasLost && !place().hasChildNodes()),
    isBlank: () =>
      isBlank(place(), {
        isHolder: (element) => holders.has(element),
        // What is drawn there later is to be noticed.
        onRoot: (root) => observe(root, true),
      }),
    hasLost: () => hasLost,
    leave: () => observer.disconnect(),
  }
}
