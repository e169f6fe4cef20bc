import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

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

  // After the paint: where a tab lies is known then, and asking for it costs nothing.
  useEffect(() => showActive(), [activeKey, count, overflows])

  return { overflows, show: (key) => showTab(row.current, key) }
}
