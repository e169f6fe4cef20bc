import { companyTimeZone } from '@portal/protocol/company-time'
import type { Notice } from '@portal/protocol/entities/notice'
import { dateFormat, unknownValue } from '../../lib/format/intl-formats.ts'

/** Milliseconds; a notice without a readable date counts as the oldest. */
function startOf({ startDate }: Pick<Notice, 'startDate'>): number {
  const start = Date.parse(startDate)
  return Number.isNaN(start) ? Number.NEGATIVE_INFINITY : start
}

function compare(one: number, other: number): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/**
 * All notices that have begun, latest first (assumed); undated ones in the server's order. End and status only affect
 * the questionnaire of the home page (specification §4).
 */
export const latestFirst = <N extends Pick<Notice, 'startDate'>>(notices: readonly N[]): N[] =>
  notices.toSorted((one, other) => compare(startOf(other), startOf(one)))

export const unreadCount = (notices: readonly Pick<Notice, 'readFlag'>[]): number =>
  notices.filter(({ readFlag }) => readFlag === 'N').length

/** Whether a notice has ended or was withdrawn at `now` (ms). */
export const isOver = (
  { noticeStatus, endDate }: Pick<Notice, 'noticeStatus' | 'endDate'>,
  now: number,
): boolean => noticeStatus === 'invalid' || Date.parse(endDate) < now

const shortDay = { timeZone: companyTimeZone, month: 'numeric', day: 'numeric' } as const

const formatDay = (date: string, languageTag: string, options: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(Date.parse(date)) ? unknownValue : dateFormat(languageTag, options).format(new Date(date))

/** The day on which a notice begins, in the short form of the home page, for a BCP 47 tag; a dash when it has none. */
export const dayOf = ({ startDate }: Pick<Notice, 'startDate'>, languageTag: string): string =>
  formatDay(startDate, languageTag, shortDay)

/** A date with its year in the company's time zone, as all pages write it; a dash for one that is none. */
export const fullDay = (date: string, languageTag: string): string =>
  formatDay(date, languageTag, { timeZone: companyTimeZone, dateStyle: 'medium' })
