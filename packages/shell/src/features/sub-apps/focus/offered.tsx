import { type ReactNode, type RefObject, useLayoutEffect } from 'react'

interface OfferedProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly page: RefObject<HTMLElement | null>
  readonly isFailed: boolean
  readonly children: ReactNode
}

/**
 * What a panel offers in place of its page, or about it. It goes away when it is pressed, and by itself: then the focus in
 * it waits in the panel, which scrolls the page when that comes, and goes on to what can be done when it fails again;
 * whoever moves it meanwhile keeps it. To be keyed by what is offered.
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
