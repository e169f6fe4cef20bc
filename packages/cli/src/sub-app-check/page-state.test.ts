import { expect, it } from 'vitest'
import { lostSince, type PageState } from './page-state.ts'

const first: PageState = { rules: 3, text: 'Orders', sizes: ['P 10x10', 'P 20x10'] }

it.each([
  ['is as at first', {}],
  ['has more rules', { rules: 4 }],
  ['has other content in other sizes', { text: 'No orders', sizes: ['P 10x40', 'P 20x40'] }],
  ['has other sizes', { sizes: ['P 10x40', 'P 20x40'] }],
  ['has more elements', { sizes: ['P 10x40', 'P 20x10', 'P 20x10'] }],
])('a page that %s when it is opened again has lost nothing', (_case, change) => {
  expect(lostSince(first, { ...first, ...change })).toEqual([])
})

it.each([
  ['without its styles', { rules: 0 }, 'It has 0 of its 3 CSS rules'],
  ['empty', { text: ' \n' }, 'It stays empty'],
  ['without sizes', { sizes: ['P 10x0', 'P 20x10'] }, 'much of it has no size'],
])('a page that comes back %s is a problem', (_case, change, remark) => {
  expect(lostSince(first, { ...first, ...change })).toEqual([
    { about: 'opening again', verdict: 'problem', remark: expect.stringContaining(remark) },
  ])
})
