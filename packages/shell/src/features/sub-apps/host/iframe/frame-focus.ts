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
