import { useEffect, useState } from 'react'

/** For what is there only while it is open: what had the focus before gets it back, unless it has gone elsewhere by then. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
