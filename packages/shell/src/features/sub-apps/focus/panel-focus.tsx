import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dialogAround } from '../../../lib/focus/dialog-focus.ts'

/** Whether the panel is the one on the screen. Those behind it keep their layout, which `checkVisibility` takes for being seen. */
const isOnScreen = (panel: Element): boolean => !panel.hasAttribute('aria-hidden')

/**
 * Whether the focus is where the user works by keyboard, or has to answer first. A tab or a menu item that was pointed
 * at was only the way to the page; the arrow keys of the tab bar go on from tab to tab.
 */
export function isFocusMeant(focused: Element | null): boolean {
  if (!focused || focused === focused.ownerDocument.body) return false
  return dialogAround(focused) !== null || focused.matches(':focus-visible')
}

/**
 * A page that comes back to the screen has its focus again where it was; hidden, it loses it. Unless a click beside
 * everything had taken it before, or the focus belongs elsewhere by then: looking at a page never moves the focus (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function useRestoredFocus(page: RefObject<HTMLElement | null>, isActive: boolean): void {
  const last = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const element = page.current
    if (!element) return
    const note = (event: FocusEvent) => {
      const [focused] = event.composedPath()
      if (focused instanceof HTMLElement) last.current = focused
    }
    // A click beside it removes the focus on purpose. Hidden elements lose it, too, and so does a window in the background.
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
    // Not left to the browser: keys before its next frame would go to a hidden element.
    if (!isActive && isInside && activeElement instanceof HTMLElement) activeElement.blur()
    // The scroll position is restored, too.
    if (isActive && !isInside && !isFocusMeant(activeElement)) last.current?.focus({ preventScroll: true })
  }, [page, isActive])
}

/** To the page on the screen, or to what is around all pages. A focus that has found its place stays there. */
function passOn(area: HTMLElement): void {
  const { activeElement } = document
  if (activeElement !== document.body && !dialogAround(activeElement)) return
  const pages = [...area.querySelectorAll<HTMLElement>(':scope > [data-page-of]')]
  const shown = pages.find(isOnScreen) ?? area
  shown.focus({ preventScroll: true })
}

/**
 * A page that goes with the focus in it, closed or refreshed, passes it on; also when a dialog, which would give it back,
 * has asked before whether the page may go.
 */
export function usePassedFocus(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = page.current
    const area = element?.parentElement
    if (!area) return
    let isInside = false
    const note = () => {
      const { activeElement } = document
      if (!dialogAround(activeElement)) isInside = element.contains(activeElement)
    }
    document.addEventListener('focusin', note, true)
    return () => {
      document.removeEventListener('focusin', note, true)
      // What takes its place is there only after this drawing.
      if (isInside && isOnScreen(element)) queueMicrotask(() => passOn(area))
    }
  }, [page])
}

interface OfferedProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly page: RefObject<HTMLElement | null>
  readonly isFailed: boolean
  readonly children: ReactNode
}

/**
 * What a panel offers in place of its page, or about it. It goes away when it is pressed, and by itself: then the focus in
 * it waits in the panel, which scrolls the page when that comes, and goes on to what can be done when it fails again;
 * unless the user moves it meanwhile. Key it by the offered element.
 */
export function Offered({ panel, page, isFailed, children }: OfferedProps) {
  // Ends, as a layout effect, while the elements are still there.
  useLayoutEffect(() => {
    if (isFailed && panel.current === document.activeElement) panel.current?.querySelector('button')?.focus()
    return () => {
      const { activeElement } = document
      const isOffered = panel.current?.contains(activeElement) && !page.current?.contains(activeElement)
      if (isOffered) panel.current?.focus({ preventScroll: true })
    }
  }, [panel, page, isFailed])
  return children
}
