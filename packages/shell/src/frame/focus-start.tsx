import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './frame.module.css'

/** The keys that scroll scroll the page, as they would if nothing had the focus and the page were all there is. */
function scrollPage({ key }: KeyboardEvent) {
  if (/^(Page|End|Home|Arrow| )/.test(key)) document.getElementById('main')?.focus({ preventScroll: true })
}

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
  // biome-ignore lint/a11y/noStaticElementInteractions: nobody presses it; it hands on what was pressed for the page
  return <span ref={start} tabIndex={-1} className={styles.focusStart} onKeyDown={scrollPage} />
}
