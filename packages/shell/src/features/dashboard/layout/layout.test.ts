import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salesUser } from '../../../session/testing/users.ts'
import { usualPages } from '../role-layout.ts'
import {
  arranged,
  atTop,
  firstLayoutFor,
  hidden,
  type Layout,
  layoutOf,
  moved,
  neighbour,
  shownAgain,
  shownWidgets,
  sized,
  withLayout,
} from './layout.ts'

const granted = ['a', 'b', 'c', 'd'] as const
const firstLayout: Layout = { order: [], hidden: [] }
const ordered = (...order: string[]) => ({ order, hidden: [] })

describe('the widgets of the home page are shown', () => {
  it.each([
    ['in their first order at first', granted, firstLayout, 'abcd'],
    ['in the user’s order', granted, ordered('d', 'c', 'b', 'a'), 'dcba'],
    ['without those that the user may not see', ['a', 'c'], ordered('c', 'x', 'b', 'a'), 'ca'],
    ['with a new one behind its first neighbour', granted, ordered('d', 'b', 'a'), 'dbca'],
    ['with a new first one in front', granted, ordered('d', 'c', 'b'), 'adcb'],
    ['once, whatever was stored', granted, ordered('b', 'b', 'a', 'b', 'c', 'd'), 'bacd'],
  ] as const)('%s', (_rule, ids, layout, expected) => {
    expect(arranged(ids, layout).join('')).toBe(expected)
  })
})

describe('a widget is put', () => {
  it.each([
    ['to the left', 'c', 'a', 'cabd'],
    ['to the right', 'a', 'c', 'bcad'],
    ['to the end', 'a', 'd', 'bcda'],
    ['nowhere', 'b', 'b', 'abcd'],
  ] as const)('%s', (_where, id, target, expected) => {
    expect(arranged(granted, moved(granted, firstLayout, id, target)).join('')).toBe(expected)
  })

  it('without a change for those that are not on the screen', () => {
    const layout = { order: ['a', 'x', 'b', 'c', 'd'], hidden: ['x'] }
    const after = moved(granted, layout, 'd', 'a')
    expect(after).toEqual({ order: ['d', 'a', 'x', 'b', 'c'], hidden: ['x'] })
  })

  it('and none is lost or doubled, however often', () => {
    const step = fc.tuple(fc.constantFrom(...granted), fc.constantFrom(...granted))
    fc.assert(
      fc.property(fc.array(step), fc.array(fc.constantFrom('a', 'b', 'x', 'y')), (steps, order) => {
        const start: Layout = { order: [...new Set(order)], hidden: [] }
        const after = steps.reduce((layout, [id, target]) => moved(granted, layout, id, target), start)
        expect(arranged(granted, after).toSorted()).toEqual([...granted])
        expect(start.order.filter((id) => !after.order.includes(id))).toEqual([])
      }),
    )
  })
})

it('a hidden widget keeps its place until it is shown again', () => {
  const without = hidden(hidden(firstLayout, 'b'), 'b')
  expect(shownWidgets(granted, without).join('')).toBe('acd')
  expect(shownWidgets(granted, shownAgain(without, 'b')).join('')).toBe('abcd')
})

it('a widget moves to the top in one step, before the visible ones', () => {
  expect(shownWidgets(granted, atTop(granted, { order: [], hidden: ['a'] }, 'd')).join('')).toBe('dbc')
  expect(atTop(granted, { order: [], hidden: [...granted] }, 'd').order).toEqual([])
})

it('the last width that was chosen for a widget counts', () => {
  const wide = sized(sized(firstLayout, 'a', 'normal'), 'a', 'wide')
  expect(sized(wide, 'b', 'normal').sizes).toEqual({ a: 'wide', b: 'normal' })
})

it.each([
  ['b', -1, 'a'],
  ['b', 1, 'c'],
  ['a', -1, undefined],
  ['d', 1, undefined],
  ['x', 1, undefined],
] as const)('the neighbour of %s at %i is %s', (id, step, expected) => {
  expect(neighbour<string>(granted, id, step)).toBe(expected)
})

const [responsibility] = salesUser.userRespList
const personWith = (...codes: string[]) => ({
  userRespList: codes.map((responsibilityCode) => ({
    systemCode: 'LTC',
    responsibilityId: responsibilityCode,
    responsibilityName: responsibilityCode,
    ...responsibility,
    responsibilityCode,
  })),
})

describe('the first layout of the home page', () => {
  const layouts = [
    { responsibilities: ['MANAGER'], widgets: ['orders', 'approvals'] as const },
    { responsibilities: ['CLERK', 'SALES'], widgets: ['pickups', 'orders'] as const },
  ]
  const granted: readonly string[] = ['approvals', 'notices', 'orders']

  it('is the first that lists one of the person’s responsibilities, in its order', () => {
    expect(firstLayoutFor(personWith('SALES', 'MANAGER'), granted, layouts)).toEqual({
      order: ['orders', 'approvals'],
      hidden: ['notices'],
    })
  })

  it('leaves out what the person may not see', () => {
    expect(firstLayoutFor(personWith('SALES'), granted, layouts).order).toEqual(['orders'])
  })

  it('has another widget in place of one whose call the backend lacks, and no more than it listed', () => {
    expect(firstLayoutFor(personWith('SALES'), granted, layouts, ['pickups']).order).toEqual([
      'approvals',
      'orders',
    ])
    expect(firstLayoutFor(personWith('SALES'), granted, layouts, ['services']).order).toEqual(['orders'])
  })

  it('has all where none fits or nothing of it may be seen, at most eight', () => {
    expect(firstLayoutFor(personWith('OTHER'), granted, layouts).order).toEqual(granted)
    expect(firstLayoutFor(personWith('SALES'), ['files'], layouts).order).toEqual(['files'])
    const many = Array.from({ length: 12 }, (_none, index) => `widget ${index}`)
    expect(firstLayoutFor(personWith(), many).hidden).toEqual(many.slice(8))
  })
})

describe('the pages that a person works with most', () => {
  const pickups = { system: 'OSS', menu: 'PICKUPS' }
  const orders = { system: 'OSS', menu: 'ORDERS' }
  const config = {
    homeLayouts: [
      { responsibilities: ['CLERK'], widgets: ['pickups' as const], pages: [orders] },
      { responsibilities: ['LOGISTICS'], widgets: ['notices' as const, 'pickups' as const] },
    ],
    homeWidgets: { pickups: [pickups] },
  }

  it.each([
    ['CLERK', [orders]],
    ['LOGISTICS', [pickups]],
    ['OTHER', []],
  ])('of a %s are those of the installation, else those of the widgets', (code, pages) =>
    expect(usualPages(personWith(code), config)).toEqual(pages),
  )
})

const layout = (...order: string[]) => ({ order, hidden: [] })

it('each user has a layout of the own', () => {
  const layouts = withLayout(withLayout([], 1, layout('a')), 2, layout('b'))
  expect(layoutOf(layouts, 1)).toMatchObject(layout('a'))
  expect(layoutOf(layouts, 2)).toMatchObject(layout('b'))
  expect(layoutOf(layouts, 3)).toBeUndefined()
  expect(layoutOf(withLayout(layouts, 1, undefined), 1)).toBeUndefined()
})

it('the twenty people who arranged something last are remembered', () => {
  const users = Array.from({ length: 21 }, (_user, index) => index)
  const layouts = users.reduce<ReturnType<typeof withLayout>>(
    (known, userId) => withLayout(known, userId, layout()),
    [],
  )
  expect(layouts.map(({ userId }) => userId)).toEqual(users.slice(1))
})
