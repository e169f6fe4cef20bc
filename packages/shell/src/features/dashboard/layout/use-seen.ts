import { useEffect, useRef, useState } from 'react'

/** Whether a box has been on the screen; what it holds is loaded then, and stays. */
export function useSeen<Box extends HTMLElement>(seenAtFirst: boolean) {
  const box = useRef<Box>(null)
  const [seen, setSeen] = useState(seenAtFirst)
  useEffect(() => {
    if (seen || !box.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [seen])
  return { box, seen }
}
