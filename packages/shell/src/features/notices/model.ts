import { companyTimeZone } from '@portal/protocol/company-time'
import type { Notice } from '@portal/protocol/entities/notice'
import { dateFormat } from '../../lib/format/intl-formats.ts'

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

/** The day on which a notice begins, in the company's time zone, for a BCP 47 tag. */
export const dayOf = ({ startDate }: Pick<Notice, 'startDate'>, languageTag: string): string =>
  dateFormat(languageTag, {
    timeZone: companyTimeZone,
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(startDate))

/** A date with its year in the company's time zone, e.g. 2026/03/31; empty for an invalid date. */
export const fullDay = (date: string, languageTag: string): string =>
  Number.isNaN(Date.parse(date))
    ? ''
    : dateFormat(languageTag, {
        timeZone: companyTimeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }).format(new Date(date))
