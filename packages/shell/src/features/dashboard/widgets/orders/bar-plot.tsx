import { BarChart, type BarChartOptions, FixedScaleAxis } from 'chartist'
import { type MouseEvent, useEffect, useRef } from 'react'
import styles from './bar-plot.module.css'

/** Their halves are round numbers, too. */
const roundTops = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10] as const

/** The axis labels of a bar chart: the last one is at or just above the highest bar. */
export function scaleOf(highest: number): readonly number[] {
  if (!(highest > 0)) return [0]
  const power = 10 ** Math.floor(Math.log10(highest))
  const top = (roundTops.find((one) => one * power >= highest) ?? 10) * power
  return [0, top / 2, top]
}

const isFullWidth = (character: string) => character > '\u2e80'

/** Room for the numbers at the axis, in pixels: as they are written, in letters of 11 px. */
export const axisWidthFor = (labels: readonly string[]): number =>
  12 +
  Math.max(...labels.map((label) => [...label].reduce((sum, one) => sum + (isFullWidth(one) ? 11 : 7), 0)), 0)

interface Bar {
  readonly label: string
  readonly value: number
  /** The value for comparison. */
  readonly former?: number | undefined
}

interface BarPlotProps {
  readonly bars: readonly Bar[]
  readonly format: (value: number) => string
  /** Called with the index of the hovered bar. */
  readonly onPoint: (index: number | undefined) => void
  /** Called with the index of the pressed bar. */
  readonly onOpen?: ((index: number) => void) | undefined
}

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
  // With the library's default class names, a sub-app using it would style the portal's chart as well.
  classNames: Object.fromEntries(parts.map((part) => [part, styles[part] ?? `bar-plot-${part}`])),
  chartPadding: { top: 14, right: 0, bottom: 0, left: 0 },
  axisX: { showGrid: false, offset: 22 },
  axisY: { type: FixedScaleAxis },
  low: 0,
  seriesBarDistance: 15,
} satisfies BarChartOptions

const formerOf = ({ former }: Bar) => (former !== undefined && former >= 0 ? former : 0)

function axisOf(bars: readonly Bar[], format: (value: number) => string) {
  const ticks = scaleOf(Math.max(...bars.flatMap((bar) => [bar.value, formerOf(bar)])))
  return { ticks, width: axisWidthFor(ticks.map(format)) }
}

/**
 * Bars on a common scale, each beside its comparison; the last or hovered one is highlighted. Colours come from styles,
 * so they follow the colour scheme.
 */
export function BarPlot({ bars, format, onPoint, onOpen }: BarPlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const isCompared = bars.some(({ former }) => former !== undefined && former >= 0)

  useEffect(() => {
    if (!box.current) return
    const former = bars.map(formerOf)
    const values = bars.map(({ value }) => value)
    const data = {
      labels: bars.map(({ label }) => label),
      series: isCompared ? [former, values] : [values],
    }
    const { ticks, width } = axisOf(bars, format)
    const axisY = {
      ...options.axisY,
      offset: width,
      ticks: [...ticks],
      labelInterpolationFnc: (value: unknown) => format(Number(value)),
    }
    const chart = new BarChart(box.current, data, { ...options, axisY, high: ticks.at(-1) || 1 })
    const follow = new ResizeObserver(() => chart.update())
    follow.observe(box.current)
    return () => {
      follow.disconnect()
      chart.detach()
    }
  }, [bars, format, isCompared])

  const indexAt = ({ clientX, currentTarget }: MouseEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const axisWidth = axisOf(bars, format).width
    const share = (clientX - left - axisWidth) / (width - axisWidth)
    return share >= 0 && share < 1 ? Math.floor(share * bars.length) : undefined
  }
  const point = (index: number | undefined) => {
    for (const series of box.current?.querySelectorAll(`.${options.classNames.series}`) ?? []) {
      for (const [at, bar] of [...series.children].entries())
        bar.toggleAttribute('data-pointed', at === index)
    }
    onPoint(index)
  }
  const open = (event: MouseEvent) => {
    const index = indexAt(event)
    if (index !== undefined) onOpen?.(index)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hidden from assistive technology; the list that it leads to is in the menu
    <div
      ref={box}
      className={styles.plot}
      data-compared={isCompared}
      data-opens={onOpen !== undefined}
      onPointerMove={(event) => point(indexAt(event))}
      onPointerLeave={() => point(undefined)}
      onClick={open}
    />
  )
}
