/** The question that comes before all else and that this element belongs to, if it does. */
export const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null
