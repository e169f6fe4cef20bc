import { companyOffset } from '../company-time.ts'

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000, ms: 1 } as const

/** More than any clock can be moved by. */
const longest = 3_000_000 * unitMs.d

/**
 * One or more numbers with units, e.g. `3d`, `1h30m`, `-2d`, `500ms`.
 * @returns milliseconds, null when it is none or longer than three million days
 */
export function parseDuration(text: string): number | null {
  const match = /^([+-]?)((?:\d{1,9}(?:ms|[dhms]))+)$/.exec(text.trim())
  if (!match) return null
  const [, sign, parts = ''] = match
  let total = 0
  for (const [, amount, unit] of parts.matchAll(/(\d+)(ms|[dhms])/g)) {
    total += Number(amount) * unitMs[unit as keyof typeof unitMs] // the expression admits no other unit
  }
  if (total > longest) return null
  return sign === '-' ? -total : total
}

/** The range of a world's clock, with a margin on both sides for relative dates. */
const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(9000, 0, 1) - 1
export const isTimeOfClock = (ms: number): boolean => ms >= earliest && ms <= latest

/**
 * Parses an ISO 8601 date, with or without time and zone. Without a zone it is company time, on every machine.
 * @returns milliseconds since 1970, null for no such date (February 30th) or one beyond any clock
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
