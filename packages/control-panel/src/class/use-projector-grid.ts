import { useLayoutEffect, useRef, useState } from 'react'
import { type ProjectorGrid, projectorGrid } from './projector-grid.ts'

/** The grid for the available space. */
export function useProjectorGrid(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [grid, setGrid] = useState<ProjectorGrid>({ columns: 1, code: 64 })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setGrid(projectorGrid(count, element.clientWidth, element.clientHeight))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { box, grid }
}
