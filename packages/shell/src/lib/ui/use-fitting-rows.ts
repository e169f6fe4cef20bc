import { useLayoutEffect, useRef, useState } from 'react'

/** Rows of a list that has no height yet. */
const unmeasured = 5

/**
 * How many whole rows a list has space for, known before it is painted; at least one. Assumes the height of the first
 * row for all: its `flex-basis` where rows share the remaining height.
 */
export function useFittingRows<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [rows, setRows] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const row = element.firstElementChild
      if (!(row instanceof HTMLElement) || row.offsetHeight === 0) return
      const least = Number.parseFloat(getComputedStyle(row).flexBasis) || row.offsetHeight
      setRows(Math.max(1, Math.floor((element.clientHeight + 1) / least)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, rows }
}
