import { type ReactNode, useEffect, useRef } from 'react'

interface FocusKeptProps {
  /** The items of the list: removing one may remove the focus. */
  readonly keys: readonly string[]
  readonly children: ReactNode
}

const focusable = 'button, [role=button], a[href]'

/** A list that gives the focus to what follows, when the item that had it is removed. */
export function FocusKept({ keys, children }: FocusKeptProps) {
  const list = useRef<HTMLDivElement>(null)
  /** Which of its elements had the focus last. */
  const last = useRef(-1)
  const count = useRef(keys.length)
  const elements = () => [...(list.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const held = keys.join('\n')
  useEffect(() => {
    const isFewer = keys.length < count.current
    count.current = keys.length
    if (!isFewer || last.current < 0 || document.activeElement !== document.body) return
    const present = elements()
    present[Math.min(last.current, present.length - 1)]?.focus()
  }, [held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div
      ref={list}
      onFocus={({ target }) => {
        last.current = elements().indexOf(target)
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) last.current = -1
      }}
    >
      {children}
    </div>
  )
}
