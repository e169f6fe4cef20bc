import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arranged,
  atTop,
  hidden,
  type Layout,
  moved,
  neighbour,
  shownAgain,
  shownWidgets,
  sized,
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
