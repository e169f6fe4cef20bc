import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dialogAround } from '../../../lib/focus/dialog-around.ts'
import { isOnScreen } from './on-screen.ts'

/**
 * Whether the focus is where somebody works by keyboard, or has to answer first. A tab or a menu item that was pointed
 * at was only the way to the page; the arrow keys of the tab bar go on from tab to tab.
 */
export function isFocusMeant(focused: Element | null): boolean {
  if (!focused || focused === focused.ownerDocument.body) return false
  return dialogAround(focused) !== null || focused.matches(':focus-visible')
}

/**
 * A page that comes back to the screen has its focus again where it was; hidden, it loses it. Unless a click beside
 * everything had taken it before, or the focus is meant to be elsewhere by then: nobody's focus is moved by what they look at (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>, isActive: boolean): void {
  const last = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const element = page.current
    if (!element) return
    const note = (event: FocusEvent) => {
      const [focused] = event.composedPath()
      if (focused instanceof HTMLElement) last.current = focused
    }
    // Somebody clicked beside it: they want it nowhere. What is hidden loses it, too, and so does a window left behind.
    const forget = ({ relatedTarget }: FocusEvent) => {
      const isStill = element.contains(document.activeElement)
      if (!relatedTarget && !isStill && isOnScreen(element)) last.current = undefined
    }
    element.addEventListener('focusin', note)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', note)
      element.removeEventListener('focusout', forget)
    }
  }, [page])

  useLayoutEffect(() => {
    const { activeElement } = document
    const isInside = page.current?.contains(activeElement) ?? false
    // Not left to the browser: keys that come before its next picture would be typed into what nobody sees.
    if (!isActive && isInside && activeElement instanceof HTMLElement) activeElement.blur()
    // Where the page was scrolled to is kept, too.
    if (isActive && !isInside && !isFocusMeant(activeElement)) last.current?.focus({ preventScroll: true })
  }, [page, isActive])
}
