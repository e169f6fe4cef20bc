import type { Notice } from '@portal/protocol/entities/notice'

/** Filter and page of the list; part of the address, so that going back restores them. */
export interface NoticeFilter {
  /** Part of a title. */
  readonly keyword: string
  readonly unread: boolean
  /** Code of a type; empty for all. */
  readonly type: string
  /** From 1. */
  readonly page: number
}

/** Notices on one page of the list. */
export const pageSize = 20

const names = { keyword: 'keyword', unread: 'unread', type: 'type', page: 'page' } as const

/** Reads a query; invalid values are ignored. */
export function readFilter(query: URLSearchParams): NoticeFilter {
  const page = query.get(names.page) ?? ''
  return {
    keyword: query.get(names.keyword) ?? '',
    unread: query.get(names.unread) === '1',
    type: query.get(names.type) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The query of a filter without default values. */
export const filterQuery = ({ keyword, unread, type, page }: NoticeFilter): URLSearchParams =>
  new URLSearchParams([
    ...(keyword ? [[names.keyword, keyword]] : []),
    ...(unread ? [[names.unread, '1']] : []),
    ...(type ? [[names.type, type]] : []),
    ...(page > 1 ? [[names.page, String(page)]] : []),
  ])

/** Ignores case and width: `ＡＢＣ１` equals `abc1`. */
const comparable = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** The matching notices, in their order. */
export function matching<N extends Pick<Notice, 'title' | 'noticeType' | 'readFlag'>>(
  notices: readonly N[],
  { keyword, unread, type }: Omit<NoticeFilter, 'page'>,
): N[] {
  const wanted = comparable(keyword)
  return notices.filter(
    (notice) =>
      (!unread || notice.readFlag === 'N') &&
      (!type || notice.noticeType === type) &&
      comparable(notice.title).includes(wanted),
  )
}

/** One page of rows; a page beyond the end is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number): { rows: readonly Row[]; page: number } {
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize)))
  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown }
}
