import { moveWithRules } from '../styles/renewed-sheets.ts'

/** Browsers that have it move an element without loading its frames again. */
type Move = (element: Element, before: Node | null) => void

/**
 * Keeps a page in the document while it unmounts, at its size but out of sight, although the panel around it is about to
 * go: what its code measures, finds or removes is there, and so are the rules of its style sheets.
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
  // By the browser's own method: what is inserted by the body's may count as a sub-app's.
  Element.prototype.append.call(document.body, place)
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
