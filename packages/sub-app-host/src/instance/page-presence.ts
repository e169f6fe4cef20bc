import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'

const unseen = 'qiankun-head, script, style, link, noscript, template'

/** Visible even when empty. */
const pictures =
  'img, svg, canvas, input, textarea, select, button, video, iframe, object, embed, progress, meter, hr'

const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && !!nodeValue?.trim()

/** Whether added or removed nodes are visible content; styles and comments are not. */
export function areSeen(nodes: Iterable<Node>, place: Node): boolean {
  if (place instanceof Element && place.closest(unseen)) return false
  return [...nodes].some((node) => (node instanceof Element ? !node.matches(unseen) : isText(node)))
}

/** An element painted by styles (a spinner, a placeholder, an icon font) shows only in the layout, so its size is measured. */
const hasSize = (element: Element) =>
  element instanceof HTMLElement && element.offsetWidth > 0 && element.offsetHeight > 0

interface Look {
  /** Whether an empty element is a render target, so that its size is irrelevant. */
  readonly isHolder?: (element: Element) => boolean
  /** Called for each open shadow root that was inspected. */
  readonly onRoot?: (root: ShadowRoot) => void
}

/** Whether nothing is visible. In doubt something is: a mounted page must not be taken from its user. */
export const isBlank = (place: ParentNode & Node, look: Look = {}): boolean =>
  [...place.childNodes].every((node) => !isDrawn(node, look))

function isDrawn(node: Node, look: Look): boolean {
  if (!(node instanceof Element)) return isText(node)
  if (node.matches(unseen)) return false
  if (node.matches(pictures)) return true
  const { shadowRoot } = node
  if (shadowRoot) {
    look.onRoot?.(shadowRoot)
    return !isBlank(shadowRoot, look) || !isBlank(node, look)
  }
  // A closed shadow root can't be inspected.
  if (customElements.get(node.localName)) return true
  if (!isBlank(node, look)) return true
  return !node.firstElementChild && !look.isHolder?.(node) && hasSize(node)
}

/** The page's own code has removed its element or all of its content. */
export class PageRemoved extends Error {
  override readonly name = 'PageRemoved'
  constructor(app: string) {
    super(`${app} removed or emptied the element of its page`)
  }
}

interface Presence {
  /** From now on removals count: before, a page clears its own markup in order to render. */
  mounted(): void
  /** Only the host's own container is inspected, not what a page renders in its own elements. */
  isPlaceGone(): boolean
  /** Nothing of the page is visible anywhere in the document. */
  isBlank(): boolean
  /** Visible content was removed. */
  hasLost(): boolean
  readonly leave: Unsubscribe
}

/**
 * Observes the content of a page from its opening on.
 * @param changed called after each change
 */
export function watchPresence(container: Element, changed: () => void): Presence {
  /** Elements that the page brought along, or emptied. */
  const holders = new WeakSet<Node>()
  let wrapper: Element | undefined
  let hasLost = false
  const place = () => wrapper ?? container

  const observer = new MutationObserver((changes) => {
    // Siblings come and go with other attempts at the page.
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
    // If moved elsewhere in the document, it is still visible.
    isPlaceGone: () => !place().isConnected || (hasLost && !place().hasChildNodes()),
    isBlank: () =>
      isBlank(place(), {
        isHolder: (element) => holders.has(element),
        // Its later content must be noticed.
        onRoot: (root) => observe(root, true),
      }),
    hasLost: () => hasLost,
    leave: () => observer.disconnect(),
  }
}
