import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterQuery, matching, type NoticeFilter, pageOf, pageSize, readFilter } from './filter.ts'

const all: NoticeFilter = { keyword: '', unread: false, type: '', page: 1 }

describe('the filter in the address', () => {
  it.each<[string, Partial<NoticeFilter>]>([
    ['', {}],
    [
      'keyword=%E8%BF%94%E5%88%A9&unread=1&type=policy&page=3',
      { keyword: '返利', unread: true, type: 'policy', page: 3 },
    ],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e3', {}],
    ['page=9999999', {}],
    ['unread=yes', {}],
    ['other=x', {}],
  ])('%s', (query, expected) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ ...all, ...expected })
  })

  it('is read as it was written', () => {
    const filter = fc.record({
      keyword: fc.string(),
      unread: fc.boolean(),
      type: fc.string(),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    fc.assert(
      fc.property(filter, (one) => {
        expect(readFilter(new URLSearchParams(filterQuery(one).toString()))).toEqual(one)
      }),
    )
  })
})

describe('a filter matches', () => {
  const notices = [
    { title: 'ＡＢＣ Price list', noticeType: 'price', readFlag: 'N' },
    { title: 'abc delivery', noticeType: 'delivery', readFlag: 'Y' },
    { title: '返利政策', noticeType: 'policy', readFlag: 'N' },
  ] as const
  const titles = (filter: Partial<NoticeFilter>) =>
    matching(notices, { ...all, ...filter }).map(({ title }) => title)

  it.each<[string, Partial<NoticeFilter>, number[]]>([
    ['everything at the start', {}, [0, 1, 2]],
    ['part of a title, whatever its case and width', { keyword: ' ABC ' }, [0, 1]],
    ['Chinese', { keyword: '政策' }, [2]],
    ['what is unread', { unread: true }, [0, 2]],
    ['one type', { type: 'delivery' }, [1]],
    ['all of it together', { keyword: 'abc', unread: true, type: 'price' }, [0]],
    ['nothing', { keyword: 'x', type: 'policy' }, []],
  ])('%s', (_what, filter, expected) => {
    expect(titles(filter)).toEqual(expected.map((index) => notices[index]?.title))
  })
})

it('pages contain every row once, and a page beyond the end is the last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }), (count, requested) => {
      const rows = Array.from({ length: count }, (_, index) => index)
      const last = Math.max(1, Math.ceil(count / pageSize))
      const pages = Array.from({ length: last }, (_, index) => pageOf(rows, index + 1).rows)
      expect(pages.flat()).toEqual(rows)
      const shown = pageOf(rows, requested)
      expect(shown.page).toBe(Math.min(requested, last))
      expect(shown.rows).toEqual(pages[shown.page - 1])
    }),
  )
})
