import { expect, test } from 'vitest'
import { hashOf, placeIn } from './place.ts'

test.each([
  { page: 'class', worlds: undefined, target: undefined },
  { page: 'projector', worlds: 'class-*', target: undefined },
  { page: 'trouble', worlds: 'main', target: '/api/*' },
] as const)('%j is found in its address', (place) => {
  expect(placeIn(hashOf(place))).toEqual(place)
})

test.each([
  ['', 'class', undefined],
  ['#/nowhere/main', 'class', 'main'],
  ['#/world/%E0%A4%A', 'world', undefined],
])('%j leads to %s', (hash, page, worlds) => {
  expect(placeIn(hash)).toMatchObject({ page, worlds })
})
