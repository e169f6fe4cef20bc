import { type RefObject, useEffect, useState } from 'react'

/**
 * For temporary elements: restores the focus to what had it before, unless it has moved elsewhere.
 * @param leadsTo what gets it instead, e.g. the opened page; undefined if nothing does
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
