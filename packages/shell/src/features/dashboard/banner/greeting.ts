export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Part of the day for a greeting, by the hour on the user's clock (0 to 23); the limits are assumed. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
