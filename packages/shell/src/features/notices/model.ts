import { companyTimeZone } from '@portal/protocol/company-time'
import type { Notice } from '@portal/protocol/entities/notice'
import { dateFormat, unknownValue } from '../../lib/format/intl-formats.ts'

type Period = Pick<Notice, 'noticeStatus' | 'startDate'>

/** Whether a notice is visible at `now` (ms): it has begun and is not withdrawn (assumed). */
const isVisible = ({ noticeStatus, startDate }: Period, now: number): boolean =>
  noticeStatus !== 'invalid' && Date.parse(startDate) <= now

/** The visible notices, latest first (assumed). `now` in ms. */
export const visibleNotices = <N extends Period>(notices: readonly N[], now: number): N[] =>
  notices
    .filter((notice) => isVisible(notice, now))
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))

/** How many visible notices are unread. `now` in ms. */
export const unreadCount = (notices: readonly (Period & Pick<Notice, 'readFlag'>)[], now: number): number =>
  notices.filter((notice) => notice.readFlag === 'N' && isVisible(notice, now)).length

const twoDigits = { timeZone: companyTimeZone, month: '2-digit', day: '2-digit' } as const

const formatDay = (date: string, languageTag: string, options: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(Date.parse(date)) ? unknownValue : dateFormat(languageTag, options).format(new Date(date))

/** The day on which a notice begins, in the company's time zone, for a BCP 47 tag; a dash when it has none. */
export const dayOf = ({ startDate }: Pick<Notice, 'startDate'>, languageTag: string): string =>
  formatDay(startDate, languageTag, twoDigits)

/** A date with its year in the company's time zone, e.g. 2026/03/31; a dash for one that is none. */
export const fullDay = (date: string, languageTag: string): string =>
  formatDay(date, languageTag, { ...twoDigits, year: 'numeric' })
