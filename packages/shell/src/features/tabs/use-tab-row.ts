import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Px that one line of a mouse wheel scrolls. */
const lineHeight = 16

/** Scrolls a row sideways by the wheel of a mouse; what moves sideways by itself, as on a touch pad, is left alone. */
function scrollByWheel(row: HTMLElement): () => void {
  const turn = (event: WheelEvent) => {
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (isSideways || event.ctrlKey || row.scrollWidth <= row.clientWidth) return
    event.preventDefault()
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1)
  }
  row.addEventListener('wheel', turn, { passive: false })
  return () => row.removeEventListener('wheel', turn)
}

/** Brings a tab into sight, by its key. */
function showTab(row: HTMLElement | null, key: string): void {
  const tab = row?.querySelector(`[data-tab-key="${CSS.escape(key)}"]`)
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface TabRow {
  /** Whether some tabs are out of sight. */
  readonly overflows: boolean
  readonly show: (key: string) => void
}

/** Keeps the active tab in sight and lets the wheel scroll. */
export function useTabRow(row: RefObject<HTMLElement | null>, activeKey: string, count: number): TabRow {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => (row.current ? scrollByWheel(row.current) : undefined), [row])

  const showActive = useEffectEvent(() => showTab(row.current, activeKey))

  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    // A tab that gets its title late pushes others along.
    const resized = () => {
      setOverflows(element.scrollWidth > element.clientWidth)
      showActive()
    }
    const observer = new ResizeObserver(resized)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
    // Measured again for each tab that comes or goes.
  }, [row, count])

  // What is new in the row or changes its size is seen by the observer, once the browser knows where everything lies.
  const seen = useRef(activeKey)
  useEffect(() => {
    if (seen.current !== activeKey) showActive()
    seen.current = activeKey
  }, [activeKey])

  return { overflows, show: (key) => showTab(row.current, key) }
}
