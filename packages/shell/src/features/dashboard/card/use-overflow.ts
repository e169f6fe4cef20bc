import { useLayoutEffect, useRef, useState } from 'react'

/** Whether a box holds more than it can show, and so must be scrolled; looked at whenever it or what it holds changes. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // It tells of the first size too, before anything is painted: to ask here would have the page laid out once for each box.
    const follow = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight))
    follow.observe(element)
    // What is drawn into it later leaves its own size as it was.
    const grown = new MutationObserver(() => {
      follow.unobserve(element)
      follow.observe(element)
    })
    grown.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      follow.disconnect()
      grown.disconnect()
    }
  })

  return { box, overflows }
}
