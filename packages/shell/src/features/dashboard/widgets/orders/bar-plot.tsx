import { BarChart, type BarChartOptions } from 'chartist'
import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './bar-plot.module.css'

interface Bar {
  readonly label: string
  readonly value: number
}

interface BarPlotProps {
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** Called with the index of the hovered bar. */
  readonly onPoint: (index: number | undefined) => void
}

/** Room for the numbers on the left, in pixels. */
const axisWidth = 58

const parts = [
  'chart',
  'label',
  'labelGroup',
  'series',
  'bar',
  'grid',
  'gridGroup',
  'vertical',
  'horizontal',
  'start',
  'end',
]

const options = {
  // With the library's own class names a sub-app that uses it would style the portal's chart, too.
  classNames: Object.fromEntries(parts.map((part) => [part, styles[part] ?? `bar-plot-${part}`])),
  chartPadding: { top: 14, right: 0, bottom: 0, left: 0 },
  axisX: { showGrid: false, offset: 22 },
  axisY: { offset: axisWidth, scaleMinSpace: 36 },
  low: 0,
} satisfies BarChartOptions

/** Bars over a common scale; the last one is highlighted. Colours come from styles, so they follow the colour scheme. */
export function BarPlot({ bars, format, onPoint }: BarPlotProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!box.current) return
    const data = { labels: bars.map(({ label }) => label), series: [bars.map(({ value }) => value)] }
    const highest = Math.max(...bars.map(({ value }) => value))
    const axisY = {
      ...options.axisY,
      labelInterpolationFnc: (value: unknown) => format(Number(value)),
    }
    // Without a sale there is no scale to find: one is given.
    const chart = new BarChart(box.current, data, { ...options, axisY, ...(highest > 0 ? {} : { high: 1 }) })
    const follow = new ResizeObserver(() => chart.update())
    follow.observe(box.current)
    return () => {
      follow.disconnect()
      chart.detach()
    }
  }, [bars, format])

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - axisWidth) / (width - axisWidth)
    onPoint(share >= 0 && share < 1 ? Math.floor(share * bars.length) : undefined)
  }
  return (
    <div ref={box} className={styles.plot} onPointerMove={point} onPointerLeave={() => onPoint(undefined)} />
  )
}
