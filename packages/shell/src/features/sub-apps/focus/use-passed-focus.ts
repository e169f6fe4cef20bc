import { type RefObject, useLayoutEffect } from 'react'
import { dialogAround } from '../../../lib/focus/dialog-around.ts'
import { isOnScreen } from './on-screen.ts'

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
