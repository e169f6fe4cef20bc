import { useEffect, useState } from 'react'

/** For a dialog that is there only while it is open: what had the focus before gets it back. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}
