import { companyOffset, companyTimeZone } from '@portal/protocol/company-time'
import { abbreviateNumber } from './abbreviate-number.ts'
import { dateFormat, numberFormat, unknownValue } from './intl-formats.ts'
import { money, shortMoney, wholeMoney } from './money.ts'
import { relativeTime } from './relative-time.ts'

/** Formats a number, or a dash for NaN. */
const known = (format: (value: number) => string) => (value: number) =>
  Number.isNaN(value) ? unknownValue : format(value)

/** Formats a time (ISO 8601 or a bare day), or a dash for an invalid one. */
const dated = (format: (ms: number) => string) => (iso: string) =>
  known(format)(Date.parse(iso.length === 10 ? `${iso}T00:00${companyOffset}` : iso))

/** Formats amounts (yuan), counts and times (ISO 8601) in a language (BCP 47 tag), `now` in ms. */
export function formatsOf(tag: string, now: number) {
  const timeZone = companyTimeZone
  const day = dateFormat(tag, { timeZone, month: 'numeric', day: 'numeric' })
  return {
    tag,
    money: known((yuan) => money(yuan, tag)),
    wholeMoney: known((yuan) => wholeMoney(yuan, tag)),
    shortMoney: known((yuan) => shortMoney(yuan, tag)),
    count: known((value) => numberFormat(tag, { useGrouping: 'always' }).format(value)),
    bytes: known((value) => `${abbreviateNumber(value, tag)}B`),
    /** A day of the company, e.g. 11/21; takes a bare day (2026-11-21), too. */
    day: dated((ms) => day.format(ms)),
    /** A day of the company with its year; takes a bare day, too. */
    date: dated((ms) => dateFormat(tag, { timeZone, dateStyle: 'medium' }).format(ms)),
    exact: dated((ms) => dateFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(ms)),
    ago: dated((ms) => relativeTime(ms, now, tag)),
  }
}
