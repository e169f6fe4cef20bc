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
