const unseen = 'qiankun-head, script, style, link, noscript, template'

/** To be seen whatever is in them. */
const pictures =
  'img, svg, canvas, input, textarea, select, button, video, iframe, object, embed, progress, meter, hr'

const isText = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && !!nodeValue?.trim()

/** Whether nodes that came into a place, or went from it, are something to look at; styles and comments are not. */
export function areSeen(nodes: Iterable<Node>, place: Node): boolean {
  if (place instanceof Element && place.closest(unseen)) return false
  return [...nodes].some((node) => (node instanceof Element ? !node.matches(unseen) : isText(node)))
}

/** Layout alone tells of an element that styles draw (a spinner, a placeholder, an icon of a font): its size has to be asked. */
const hasSize = (element: Element) =>
  element instanceof HTMLElement && element.offsetWidth > 0 && element.offsetHeight > 0

interface Look {
  /** Whether an empty element is there to be drawn into, so that its size says nothing. */
  readonly isHolder?: (element: Element) => boolean
  /** Told of each open shadow root that was looked into. */
  readonly onRoot?: (root: ShadowRoot) => void
}

/** Whether nothing is left to look at. In doubt there is: what stands must not be taken from whoever works in it. */
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
  // A closed shadow root tells nobody whether anything is in it.
  if (customElements.get(node.localName)) return true
  if (!isBlank(node, look)) return true
  return !node.firstElementChild && !look.isHolder?.(node) && hasSize(node)
}
