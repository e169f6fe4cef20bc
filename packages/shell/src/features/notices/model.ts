import type { Notice } from '@portal/protocol/entities/notice'

type Period = Pick<Notice, 'noticeStatus' | 'startDate'>

/** What a reader sees: notices that have begun and are not withdrawn, latest first (assumed). `now` in ms. */
export const noticesToRead = <N extends Period>(notices: readonly N[], now: number): N[] =>
  notices
    .filter(({ noticeStatus, startDate }) => noticeStatus !== 'invalid' && Date.parse(startDate) <= now)
    .toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate))
