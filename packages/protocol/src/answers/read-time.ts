import { companyOffset, companyOffsetMs } from '../company-time.ts'

/** Date, time, fraction and zone of a text; a `T` or a space between, slashes or dashes in the date. */
const dated =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{1,2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)? ?(Z|[+-]\d{2}:?\d{2})?$/i

/** Below it, a number counts seconds; in milliseconds it would lie in 1973 (assumed). */
const leastMs = 100_000_000_000

/**
 * Parses a time in any form that backends send: ISO 8601 with or without a zone, `2026-11-20 10:00:00`, milliseconds or
 * seconds, or a list from year to second. Without a zone it is company time (assumed). Returns ISO 8601 in UTC, or an
 * empty text.
 */
export function readTime(value: unknown): string {
  const ms = Array.isArray(value) ? fromParts(value) : fromScalar(value)
  const time = new Date(ms)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

/** A calendar day, e.g. `2026-03-31`: the first part of a text, or the company's day of a time. */
export function readDay(value: unknown): string {
  const iso = readTime(value)
  return iso && new Date(Date.parse(iso) + companyOffsetMs).toISOString().slice(0, 10)
}

function fromScalar(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) < leastMs ? value * 1000 : value
  if (typeof value !== 'string') return Number.NaN
  const text = value.trim()
  if (/^-?\d{9,15}$/.test(text)) return fromScalar(Number(text))
  const found = dated.exec(text)
  if (!found) return Number.NaN
  const [, year = '', month = '', day = '', hour = '0', minute = '0', second = '0', fraction = '0', zone] =
    found
  const clock = `${[hour, minute, second].map(two).join(':')}.${fraction.padEnd(3, '0').slice(0, 3)}`
  return Date.parse(`${year}-${two(month)}-${two(day)}T${clock}${offsetOf(zone)}`)
}

const two = (part: string) => part.padStart(2, '0')

function offsetOf(zone: string | undefined): string {
  if (!zone) return companyOffset
  return zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
}

function fromParts(parts: readonly unknown[]): number {
  const isTime = parts.length >= 3 && parts.every((part) => Number.isInteger(part))
  if (!isTime) return Number.NaN
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - companyOffsetMs
}
