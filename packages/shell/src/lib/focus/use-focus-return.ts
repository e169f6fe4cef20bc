import { type RefObject, useEffect, useState } from 'react'

/**
 * For what is there only while it is open: what had the focus before gets it back, unless it has gone elsewhere by then.
 * @param leadsTo what gets it instead, e.g. the page that was opened; undefined while nothing does
 */
export function useFocusReturn(leadsTo?: RefObject<HTMLElement | null>): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      const to = leadsTo?.current ?? before
      if (isLost && to instanceof HTMLElement) to.focus({ preventScroll: to === leadsTo?.current })
    },
    [before, leadsTo],
  )
}
