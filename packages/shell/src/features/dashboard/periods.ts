import { companyDay } from '@portal/protocol/company-time'

const dayMs = 86_400_000

/** A day some days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of a day's week; that weeks begin on Mondays is assumed. */
const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The Mondays of the last `count` weeks, this one included, oldest first. `now` in ms. */
export const lastWeeks = (now: number, count: number): readonly string[] => {
  const monday = mondayOf(companyDay(now))
  return Array.from({ length: count }, (_week, index) => dayAfter(monday, 7 * (index - count + 1)))
}

/** The last `count` months of the company, this one included, oldest first, e.g. `2026-11`. `now` in ms. */
export const lastMonths = (now: number, count: number): readonly string[] => {
  const [year = 0, month = 1] = companyDay(now).split('-').map(Number)
  return Array.from({ length: count }, (_month, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}

/** The first and the last day of a week (by its Monday) or a month. */
export function periodDays(by: 'week' | 'month', start: string): readonly [string, string] {
  if (by === 'week') return [start, dayAfter(start, 6)]
  const [year = 0, month = 1] = start.split('-').map(Number)
  return [`${start}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)]
}
