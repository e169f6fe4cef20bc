import { useLayoutEffect, useRef, useState } from 'react'

/** Whether a box holds more than it can show, and so must be scrolled; looked at whenever it is drawn or changes its size. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // It tells of the first size too, before anything is painted: to ask here would have the page laid out once for each box.
    const follow = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight))
    follow.observe(element)
    return () => follow.disconnect()
  })

  return { box, overflows }
}
