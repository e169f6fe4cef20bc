import { scopeAttribute } from '../styles/scope.ts'
import { moveWithRules } from '../styles/sheets.ts'

/** Browsers that support it move an element without reloading its frames. */
type Move = (element: Element, before: Node | null) => void

/**
 * Keeps a page in the document, at its size but out of sight, while it unmounts and its panel disappears: its code can
 * still measure, find and remove elements, and its style sheets apply.
 * @returns removes it
 */
export function keepConnected(container: HTMLElement): () => void {
  if (!container.isConnected) {
    container.hidden = true
    return () => container.remove()
  }
  const place = document.createElement('div')
  const { left, top, width, height } = container.getBoundingClientRect()
  place.dataset.closing = ''
  place.dataset.portal = ''
  place.setAttribute(scopeAttribute, container.dataset.subAppInstance ?? '')
  place.inert = true
  Object.assign(place.style, {
    position: 'fixed',
    zIndex: '-1',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    contentVisibility: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.append(place)
  const move: unknown = Reflect.get(place, 'moveBefore')
  moveWithRules(container, () => {
    // A function of this name is the browser's.
    if (typeof move === 'function') (move as Move).call(place, container, null)
    else place.append(container)
  })
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && container.contains(activeElement)) activeElement.blur()
  return () => {
    container.remove()
    place.remove()
  }
}
