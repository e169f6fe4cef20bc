import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  agesInDays,
  filterQuery,
  type InboxFilter,
  inboxViews,
  isFiltered,
  leastAmounts,
  matching,
  orders,
  readFilter,
} from './filter.ts'
import { taskOf } from './testing/build-task.ts'

const all = readFilter(new URLSearchParams())

describe('the filter in the address', () => {
  it.each<[string, Partial<InboxFilter>]>([
    ['', {}],
    [
      'show=done&system=OSS&kind=contract&days=3&amount=50000&order=amount&keyword=TC',
      {
        show: 'done',
        system: 'OSS',
        kind: 'contract',
        days: 3,
        amount: 50_000,
        order: 'amount',
        keyword: 'TC',
      },
    ],
    ['show=all&days=2&amount=-1&order=name', {}],
  ])('%s', (query, expected) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ ...all, ...expected })
  })

  it('is read as it was written', () => {
    const filter = fc.record<InboxFilter>({
      show: fc.constantFrom(...inboxViews),
      keyword: fc.string(),
      system: fc.string(),
      kind: fc.string(),
      days: fc.constantFrom(...agesInDays),
      amount: fc.constantFrom(...leastAmounts),
      order: fc.constantFrom(...orders),
    })
    fc.assert(
      fc.property(filter, (one) => {
        expect(readFilter(new URLSearchParams(filterQuery(one).toString()))).toEqual(one)
      }),
    )
  })

  it.each<[Partial<InboxFilter>, boolean]>([
    [{ show: 'done', order: 'amount' }, false],
    [{ keyword: 'x' }, true],
    [{ days: 1 }, true],
  ])('%j narrows the list: %s', (part, expected) => {
    expect(isFiltered({ ...all, ...part })).toBe(expected)
  })
})

const now = Date.parse('2026-11-20T00:00:00Z')
const tasks = [
  taskOf({
    taskId: 1,
    title: 'ＡＢＣ hotel',
    subject: 'project',
    systemCode: 'LTC',
    amount: null,
    startedAt: '2026-11-19T12:00:00Z',
  }),
  taskOf({ taskId: 2, businessKey: 'TC77', amount: 60_000, startedAt: '2026-11-16T00:00:00Z' }),
  taskOf({ taskId: 3, distributorName: '佛山店', amount: 900_000, startedAt: '' }),
  taskOf({ taskId: 4, applicantName: 'Abc', amount: Number.NaN, startedAt: '2026-11-01T00:00:00Z' }),
]
const found = (part: Partial<InboxFilter>, of = tasks) =>
  matching(of, { ...all, ...part }, now).map(({ taskId }) => taskId)

it.each<[string, Partial<InboxFilter>, number[]]>([
  ['everything, longest waiting first and unknown times last', {}, [4, 2, 1, 3]],
  ['newest first, unknown times last', { order: 'newest' }, [1, 2, 4, 3]],
  ['the highest amount first, unknown ones last in their order', { order: 'amount' }, [3, 2, 1, 4]],
  ['a text in titles and names, whatever its case and width', { keyword: ' abc ' }, [4, 1]],
  ['a text in numbers', { keyword: 'tc77' }, [2]],
  ['a text in distributors', { keyword: '佛山' }, [3]],
  ['one system', { system: 'LTC' }, [1]],
  ['one kind', { kind: 'salesOrder' }, [4, 2, 3]],
  ['what has waited for days, not what has waited unknown long', { days: 3 }, [4, 2]],
  ['an amount from, not unknown ones', { amount: 50_000 }, [2, 3]],
])('the inbox shows %s', (_what, part, expected) => {
  expect(found(part)).toEqual(expected)
})

it('what was dealt with comes by its decision, latest first', () => {
  const done = [1, 2, 3].map((day) =>
    taskOf({ taskId: day, outcome: 'approved', endedAt: `2026-11-0${day}T00:00:00Z` }),
  )
  expect(found({ show: 'done' }, done)).toEqual([3, 2, 1])
})
