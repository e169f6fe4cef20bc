import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import styles from './card.module.css'

/** Whether a box overflows and must scroll; checked whenever the box or its content changes. */
export function useOverflow<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [overflows, setOverflows] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let isLeft = false
    const look = () => setOverflows(element.scrollHeight > element.clientHeight)
    // Also reports the first size before painting: measuring here would force a layout for each box.
    const follow = new ResizeObserver(look)
    const begin = () => {
      follow.observe(element)
      // Boxes out of view without a layout (`content-visibility`) are not reported: tabbing reaches them anyway.
      void whenIdle().then(() => {
        if (!isLeft && !element.checkVisibility({ contentVisibilityAuto: true })) look()
      })
    }
    begin()
    // Content rendered later doesn't change its own size.
    const grown = new MutationObserver(() => {
      follow.unobserve(element)
      begin()
    })
    grown.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      isLeft = true
      follow.disconnect()
      grown.disconnect()
    }
  })

  return { box, overflows }
}

interface CardProps {
  readonly title: string
  /** The total; shown beside the title. */
  readonly count?: number | undefined
  /** At the end of the title's line. */
  readonly actions?: ReactNode
  /** Its content is loading. */
  readonly isBusy?: boolean
  readonly children: ReactNode
}

/** The frame of every widget, named by its title. */
export function Card({ title, count, actions, isBusy = false, children }: CardProps) {
  const id = useId()
  const { box, overflows } = useOverflow<HTMLDivElement>()
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && count > 0 && (
          <span className={styles.count}>{count > 999 ? '999+' : count}</span>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
      {/* Without a pointer it is scrolled with the arrow keys, once it is focused. */}
      <div
        ref={box}
        className={styles.body}
        {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': id } : {})}
      >
        {children}
      </div>
    </section>
  )
}
