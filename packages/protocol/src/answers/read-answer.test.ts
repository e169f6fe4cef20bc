import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import recorded from '../../recorded/examples.json' with { type: 'json' }
import { callMetadata } from '../call-metadata.ts'
import { type CallId, callIds } from '../registry.ts'
import { parseJson, readAnswer } from './read-answer.ts'

it.each([
  ['{"id":1580000000000000001}', { id: '1580000000000000001' }],
  ['[-1580000000000000001, 9007199254740991]', ['-1580000000000000001', 9_007_199_254_740_991]],
  ['{"a":"x 1580000000000000001 \\" y"}', { a: 'x 1580000000000000001 " y' }],
  ['{"1580000000000000001":1.5e20}', { '1580000000000000001': 1.5e20 }],
  ['[0.30000000000000004,1580000000000000001.5]', [0.1 + 0.2, 1.58e18]],
])('%s keeps long whole numbers as text', (text, expected) => {
  expect(parseJson(text)).toEqual(expected)
})

const isTooLong = (part: unknown) => Number.isInteger(part) && !Number.isSafeInteger(part)

it('reads all other JSON as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value, (_name, part) => (isTooLong(part) ? 0 : part))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

it('refuses what is no JSON', () => {
  expect(() => parseJson('{"id":1580000000000000001')).toThrow(SyntaxError)
})

const read = (id: CallId, data: unknown, count?: number) =>
  readAnswer(callMetadata[id].shape ?? 'any', data, count)

const answerOf = (id: CallId): { data?: unknown; count?: number } | undefined => {
  const example: object | undefined = recorded.calls[id]
  return example && 'answer' in example ? (example.answer as object) : undefined // an envelope, or a redirect instead
}

describe('an answer of the demo company stays as it is', () => {
  it.each(callIds.filter(answerOf))('%s', (id) => {
    const { data, count } = answerOf(id) ?? {}
    expect(read(id, data, count)).toEqual(data)
  })
})

describe('what other backends send', () => {
  it.each<[string, CallId, unknown, unknown]>([
    ['a null list', 'findOrganization', null, []],
    ['gaps in a list', 'findOrganization', [null, { orgCode: 7 }], [{ orgCode: '7', orgName: '' }]],
    ['an object in place of a list', 'findOrganization', {}, []],
    ['menus that are no list [S-4.20]', 'findMenuInfoAllSystem', null, []],
    ['a page without totals', 'bathSamplePage', { records: null }, page([])],
    ['no page at all', 'bathSamplePage', null, page([])],
  ])('%s', (_what, id, data, expected) => {
    expect(read(id, data)).toEqual(expected)
  })

  it('a page may be the bare list of its rows beside the count', () => {
    const answer = read('bathDealerPage', [{ distributorId: '7', level: null, frozen: 1 }], 40)
    expect(answer).toMatchObject({
      total: 40,
      records: [{ distributorId: '7', level: null, frozen: 'Y', saleAreas: [] }],
    })
  })

  it('ids keep their form, numbers and dates may be text, unknown fields stay', () => {
    const task = { taskId: '1580000000000000001', startedAt: '2026-11-20 10:00:00', priority: 3 }
    const answer = read('findTodoTasks', [task])
    expect(answer).toMatchObject([
      { taskId: '1580000000000000001', startedAt: '2026-11-20T02:00:00.000Z', title: '', priority: 3 },
    ])
    expect(read('findBalanceAndIntegral', { balance: '12.50' })).toMatchObject({
      balance: 12.5,
      creditLimit: Number.NaN,
    })
  })

  it.each([
    ['Y', true],
    ['1', true],
    [1, true],
    ['true', true],
    ['N', false],
    [0, false],
    ['0', false],
    [null, false],
  ])('a flag %j is %s, in a tree at any depth', (disabled, expected) => {
    const item = { menuId: 2, disabled, children: null }
    const answer = read('findMenuInfoAllSystem', [
      { systemCode: 'X', disabled, menuList: [{ menuId: 1, disabled, children: [item] }] },
    ])
    const inner = { menuId: 2, menuName: '', disabled: expected, children: [] }
    expect(answer).toMatchObject([
      { disabled: expected, menuList: [{ disabled: expected, htmlUrl: null, children: [inner] }] },
    ])
  })

  it('lists and entries that are left out or null take nothing from menus and user', () => {
    const systems = read('findMenuInfoAllSystem', [null, {}, { systemCode: 'X', menuList: null }])
    expect(systems).toMatchObject([{ menuList: [] }, { systemCode: 'X', menuList: [] }])
    const lists = { baseUserPosition: null, sapDistributorSaleAreas: null }
    expect(read('getUserInfo', lists)).toMatchObject({ baseUserPosition: [], sapDistributorSaleAreas: [] })
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...callIds), fc.anything(), (id, data) => {
        expect(() => read(id, data)).not.toThrow()
      }),
    )
  })
})

function page(records: readonly unknown[]) {
  return { records, total: 0, current: 1, size: 1, pages: 1 }
}
