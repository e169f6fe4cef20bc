import { dialogAround } from '@portal/sub-app-host/portal/modal-dialogs'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the panel is visible. Hidden ones keep their layout, which `checkVisibility` takes for visible. */
const isOnScreen = (panel: Element): boolean => !panel.hasAttribute('aria-hidden')

/** Whether an element is in the panel, or in what its page has put into the body. */
function isOf(panel: Element, element: Element | null): boolean {
  const name = element?.closest<HTMLElement>('[data-sub-app-overlay]')?.dataset.subAppOverlay
  return panel.querySelector(`[data-sub-app-instance="${name}"]`) !== null || panel.contains(element)
}

/**
 * Whether the focus is where the user works by keyboard, or must answer first. A clicked tab or menu item only led to
 * the page; arrow keys in the tab bar move between tabs.
 */
export function isFocusMeant(focused: Element | null): boolean {
  if (!focused || focused === focused.ownerDocument.body) return false
  return dialogAround(focused) !== null || focused.matches(':focus-visible')
}

/**
 * Restores a page's focus when it is shown again, unless a click beside it had removed the focus or the focus belongs
 * elsewhere by then: viewing a page never moves the focus (WCAG 2.2, 2.4.3 and 3.2.1).
 */
export function useRestoredFocus(page: RefObject<HTMLElement | null>, isActive: boolean): void {
  const last = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const element = page.current
    if (!element) return
    const note = (event: FocusEvent) => {
      const [focused] = event.composedPath()
      if (focused instanceof HTMLElement && isOf(element, focused)) last.current = focused
    }
    // A click beside it removes the focus on purpose. Hiding an element or leaving the window removes it, too.
    const forget = ({ relatedTarget }: FocusEvent) => {
      const isStill = isOf(element, document.activeElement)
      if (!relatedTarget && !isStill && isOnScreen(element)) last.current = undefined
    }
    const end = new AbortController()
    document.addEventListener('focusin', note, end)
    document.addEventListener('focusout', forget, end)
    return () => end.abort()
  }, [page])

  useLayoutEffect(() => {
    const { activeElement } = document
    const isInside = page.current !== null && isOf(page.current, activeElement)
    // Not left to the browser: keys before its next frame would go to a hidden element.
    if (!isActive && isInside && activeElement instanceof HTMLElement) activeElement.blur()
    if (!isActive || isInside || isFocusMeant(activeElement)) return
    // The scroll position is restored, too.
    const focus = () => last.current?.focus({ preventScroll: true })
    focus()
    // What the page has put into the body is shown a microtask later.
    if (document.activeElement !== last.current) queueMicrotask(focus)
  }, [page, isActive])
}

/** Moves the focus to the visible page, or to what surrounds all pages. A focus that is already elsewhere stays. */
function passOn(area: HTMLElement): void {
  const { activeElement } = document
  if (activeElement !== document.body && !dialogAround(activeElement)) return
  const pages = [...area.querySelectorAll<HTMLElement>(':scope > [data-page-of]')]
  const shown = pages.find(isOnScreen) ?? area
  shown.focus({ preventScroll: true })
}

/**
 * A page that is removed with the focus in it, by closing or refreshing, passes it on, even after a dialog asked for
 * confirmation and restored the focus.
 */
export function usePassedFocus(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = page.current
    const area = element?.parentElement
    if (!area) return
    let isInside = false
    const note = () => {
      const { activeElement } = document
      if (!dialogAround(activeElement)) isInside = isOf(element, activeElement)
    }
    document.addEventListener('focusin', note, true)
    return () => {
      document.removeEventListener('focusin', note, true)
      // Its replacement is mounted only after this render.
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
 * Keeps the focus in the panel when an element there disappears: pressing "retry" moves it to the waiting panel, then
 * to the page, or back to the actions if it fails again. A focus that the user moved stays. Key it by the offered
 * element.
 */
export function Offered({ panel, page, isFailed, children }: OfferedProps) {
  // Cleans up in a layout effect, while the elements still exist.
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
