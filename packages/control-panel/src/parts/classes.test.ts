import { expect, test } from 'vitest'
import { classesIn, classOf, firstOf } from './classes.ts'

test.each([
  [['main', 'class-01', 'class-02', 'demo-1'], ['class-#']],
  [
    ['b1', 'b2', 'a-1', 'a-2'],
    ['a-#', 'b#'],
  ],
  [['01', '02'], []],
  [[], []],
])('the classes among %j are %j', (names, expected) => {
  expect(classesIn(names)).toEqual(expected)
})

test('a world leads to its class, and a class to its first world', () => {
  const names = ['main', 'class-02', 'class-01', 'demo-1']
  expect(['class-02', 'demo-1', 'main', 'gone-01'].map((name) => classOf(name, names))).toEqual([
    'class-#',
    ...[undefined, undefined, undefined],
  ])
  expect(['class-#', 'other-#', '*'].map((pattern) => firstOf(pattern, names))).toEqual([
    'class-01',
    ...[undefined, undefined],
  ])
})
