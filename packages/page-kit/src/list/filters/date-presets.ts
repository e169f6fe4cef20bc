export const presetNames = ['today', 'thisWeek', 'thisMonth', 'lastMonth', 'last30Days'] as const
export type PresetName = (typeof presetNames)[number]

/** First and last day, both included, e.g. `2026-11-01`. */
export type DayRange = readonly [from: string, to: string]

const dayMs = 86_400_000
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Common ranges relative to a day; weeks start on Monday. */
export function presetRange(name: PresetName, today: string): DayRange {
  const ms = Date.parse(`${today}T00:00Z`)
  const date = new Date(ms)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const sinceMonday = (date.getUTCDay() + 6) % 7
  switch (name) {
    case 'today':
      return [today, today]
    case 'thisWeek':
      return [written(ms - sinceMonday * dayMs), written(ms + (6 - sinceMonday) * dayMs)]
    case 'thisMonth':
      return [written(Date.UTC(year, month, 1)), written(Date.UTC(year, month + 1, 0))]
    case 'lastMonth':
      return [written(Date.UTC(year, month - 1, 1)), written(Date.UTC(year, month, 0))]
    case 'last30Days':
      return [written(ms - 29 * dayMs), today]
  }
}

/** The name of a preset range; other ranges have none. */
export const presetOf = (range: DayRange, today: string): PresetName | undefined =>
  presetNames.find((name) => presetRange(name, today).every((day, at) => day === range[at]))
