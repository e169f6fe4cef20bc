import { type RefObject, useLayoutEffect } from 'react'

/** Below and above a notice in the corner, in px. */
const margins = 40

/**
 * While the notice around `part` stands over the corner of the page, a page may be scrolled past it: styles find how far
 * in `--corner-room`.
 */
export function useCornerRoom(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = part.current?.closest<HTMLElement>('[role="status"]')
    if (!notice) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--corner-room', `${notice.offsetHeight + margins}px`),
    )
    observer.observe(notice)
    return () => {
      observer.disconnect()
      style.removeProperty('--corner-room')
    }
  }, [part])
}
