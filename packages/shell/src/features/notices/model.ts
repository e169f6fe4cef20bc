import { companyTimeZone } from '@portal/protocol/company-time'
import type { Notice } from '@portal/protocol/entities/notice'
import { dateFormat } from '../../lib/format/intl-formats.ts'

type Period = Pick<Notice, 'noticeStatus' | 'startDate'>

/** Whether a reader gets a notice at `now` (ms): it has begun and is not withdrawn (assumed). */
const isToRead = ({ noticeStatus, startDate }: Period, now: number): boolean =>
  noticeStatus !== 'invalid' && Date.parse(startDate) <= now

/** What a reader sees: notices that have begun and are not withdrawn, latest first (assumed). `now` in ms. */
export const noticesToRead = <N extends Period>(notices: readonly N[], now: number): N[] =>
  notices
    .filter((notice) => isToRead(notice, now))
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))

/** How many of a reader's notices are still to be read. `now` in ms. */
export const unreadCount = (notices: readonly (Period & Pick<Notice, 'readFlag'>)[], now: number): number =>
  notices.filter((notice) => notice.readFlag === 'N' && isToRead(notice, now)).length

/** The company's day on which a notice begins, for a BCP 47 tag: the same wherever the reader's clock is. */
export const dayOf = ({ startDate }: Pick<Notice, 'startDate'>, languageTag: string): string =>
  dateFormat(languageTag, {
    timeZone: companyTimeZone,
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(startDate))

/** A day of the company with its year, e.g. 2026/03/31; empty for a date that is none. */
export const fullDay = (date: string, languageTag: string): string =>
  Number.isNaN(Date.parse(date))
    ? ''
    : dateFormat(languageTag, {
        timeZone: companyTimeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }).format(new Date(date))
