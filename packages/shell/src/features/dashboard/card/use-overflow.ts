import { useLayoutEffect, useRef, useState } from 'react'

/** Whether a box holds more than it can show, and so must be scrolled; looked at whenever it is drawn or changes its size. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setOverflows(element.scrollHeight > element.clientHeight)
    look()
    const follow = new ResizeObserver(look)
    follow.observe(element)
    return () => follow.disconnect()
  })

  return { box, overflows }
}
