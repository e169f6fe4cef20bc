import { companyTimeZone } from '@portal/protocol/company-time'
import type { Notice } from '@portal/protocol/entities/notice'

type Period = Pick<Notice, 'noticeStatus' | 'startDate'>

/** What a reader sees: notices that have begun and are not withdrawn, latest first (assumed). `now` in ms. */
export const noticesToRead = <N extends Period>(notices: readonly N[], now: number): N[] =>
  notices
    .filter(({ noticeStatus, startDate }) => noticeStatus !== 'invalid' && Date.parse(startDate) <= now)
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))

/** The company's day on which a notice begins, for a BCP 47 tag: the same wherever the reader's clock is. */
export const dayOf = ({ startDate }: Pick<Notice, 'startDate'>, languageTag: string): string =>
  new Intl.DateTimeFormat(languageTag, {
    timeZone: companyTimeZone,
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(startDate))
