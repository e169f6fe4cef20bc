import { Type } from 'typebox'
import { parseTime, timeExpected } from '../rules/parse-time.ts'

/** A point in time as a person writes it. */
export const Time = Type.Refine(
  Type.String({ description: 'a date with time, e.g. 2026-03-31T08:00:00+08:00' }),
  (text) => parseTime(text) !== null,
  () => `must be ${timeExpected}`,
)
