import { companyOffset, companyTimeZone } from '@portal/protocol/company-time'
import { languageTag } from '@portal/protocol/languages'
import { useMemo } from 'react'
import { abbreviateNumber } from '../../../lib/format/abbreviate-number.ts'
import { dateFormat, numberFormat, unknownValue } from '../../../lib/format/intl-formats.ts'
import { money, shortMoney } from '../../../lib/format/money.ts'
import { relativeTime } from '../../../lib/format/relative-time.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { useNow } from '../home-context.ts'

/** Formats a number, or a dash for one that is none. */
const known = (format: (value: number) => string) => (value: number) =>
  Number.isNaN(value) ? unknownValue : format(value)

/** Formats a time (ISO 8601 or a bare day), or a dash for one that is none. */
const dated = (format: (ms: number) => string) => (iso: string) =>
  known(format)(Date.parse(iso.length === 10 ? `${iso}T00:00${companyOffset}` : iso))

/** How amounts (yuan), counts and times (ISO 8601) are written in a language, `now` in ms. */
function formats(tag: string, now: number) {
  const timeZone = companyTimeZone
  const day = dateFormat(tag, { timeZone, month: 'numeric', day: 'numeric' })
  return {
    tag,
    money: known((yuan) => money(yuan, tag)),
    shortMoney: known((yuan) => shortMoney(yuan, tag)),
    count: known((value) => numberFormat(tag, {}).format(value)),
    bytes: known((value) => `${abbreviateNumber(value, tag)}B`),
    /** A day of the company, e.g. 11/21; takes a bare day (2026-11-21), too. */
    day: dated((ms) => day.format(ms)),
    exact: dated((ms) => dateFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(ms)),
    ago: dated((ms) => relativeTime(ms, now, tag)),
  }
}

/** Formats in the language of the user; the same functions until language or minute change. */
export function useFormats() {
  const tag = languageTag(useLanguage((state) => state.language))
  const now = useNow()
  return useMemo(() => formats(tag, now), [tag, now])
}
