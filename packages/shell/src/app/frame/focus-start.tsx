import { useEffect, useRef } from 'react'
import styles from './frame.module.css'

/**
 * Where Tab begins once the frame stands: in front of everything. The focus of the screen before, e.g. of the sign-in, is gone
 * with it, and browsers would go on from the place in the page where it was, past the top bar. With the next picture, which
 * needs the layout that the focus asks for anyway.
 */
export function FocusStart() {
  const start = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) start.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={start} tabIndex={-1} className={styles.focusStart} />
}
