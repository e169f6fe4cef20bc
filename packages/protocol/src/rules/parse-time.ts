import { companyOffset } from '../company-time.ts'

/** What a world's clock can be ordered to show, with room on both sides for what is reckoned from it. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9000, 0, 1) - 1
export const isTimeOfClock = (ms: number): boolean => ms >= earliest && ms <= latest

/**
 * A date as ISO 8601 writes it, with or without a time of day and a zone. Without a zone it is the company's time, on
 * every machine.
 * @returns milliseconds since 1970, null for what is no such date (February 30th) or beyond any clock
 */
export function parseTime(text: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/.exec(text)
  if (!match) return null
  const [, date = '', time = '00:00', zone = companyOffset] = match
  const written = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(written) || !new Date(written).toISOString().startsWith(`${date}T${time}`)) return null
  const ms = Date.parse(`${date}T${time}${zone}`)
  return isTimeOfClock(ms) ? ms : null
}

/** The same of a text that was checked before; not a number for any other. */
export const checkedTime = (text: string): number => parseTime(text) ?? Number.NaN

/** A sentence's end for what {@link parseTime} does not read. */
export const timeExpected = 'a date and time from 1900 to 8999 such as 2026-03-31T08:00:00+08:00'
