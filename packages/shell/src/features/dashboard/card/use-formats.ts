import { companyOffset, companyTimeZone } from '@portal/protocol/company-time'
import { languageTag } from '@portal/protocol/languages'
import { useMemo } from 'react'
import { abbreviateNumber } from '../../../lib/format/abbreviate-number.ts'
import { dateFormat, numberFormat } from '../../../lib/format/intl-formats.ts'
import { money, shortMoney } from '../../../lib/format/money.ts'
import { relativeTime } from '../../../lib/format/relative-time.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { useNow } from '../home-context.ts'

/** How amounts (yuan), counts and times (ISO 8601) are written in a language, `now` in ms. */
function formats(tag: string, now: number) {
  const timeZone = companyTimeZone
  const day = dateFormat(tag, { timeZone, month: 'numeric', day: 'numeric' })
  return {
    tag,
    money: (yuan: number) => money(yuan, tag),
    shortMoney: (yuan: number) => shortMoney(yuan, tag),
    count: (value: number) => numberFormat(tag, {}).format(value),
    bytes: (value: number) => `${abbreviateNumber(value, tag)}B`,
    /** A day of the company, e.g. 11/21; takes a bare day (2026-11-21), too. */
    day: (iso: string) => day.format(new Date(iso.length === 10 ? `${iso}T00:00${companyOffset}` : iso)),
    exact: (iso: string) =>
      dateFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    ago: (iso: string) => relativeTime(Date.parse(iso), now, tag),
  }
}

/** Formats in the language of the user; the same functions until language or minute change. */
export function useFormats() {
  const tag = languageTag(useLanguage((state) => state.language))
  const now = useNow()
  return useMemo(() => formats(tag, now), [tag, now])
}
