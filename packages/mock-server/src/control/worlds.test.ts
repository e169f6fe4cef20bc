import type { Store } from '@portal/store/store'
import { expect, test } from 'vitest'
import { chosenForLoss, chosenWorlds, fits } from './worlds.ts'

test.each([
  ['class-*', 'class-01', true],
  ['class-*', 'class-', true],
  ['class-*', 'klass-01', false],
  ['*', 'main', true],
  ['*-01', 'class-01', true],
  ['*-01', 'class-01-copy', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['c*s*1', 'class-01', true],
  ['c*x*1', 'class-01', false],
  ['class.*', 'class-01', false],
  ['class-#', 'class-01', true],
  ['class-#', 'class-', false],
  ['class-#', 'class-b-01', false],
  ['class-#', 'class-01-copy', false],
  ['b#', 'b101', true],
  ['b1#', 'b101', false],
  ['b1#', 'b1', false],
  ['b1-#', 'b1-01', true],
  ['m#', 'm2', true],
  ['m#', 'main', false],
  ['main', 'main', true],
  ['main', 'main-2', false],
])('%s fits %s: %s', (pattern, name, expected) => {
  expect(fits(pattern, name)).toBe(expected)
})

const worlds = ['main', 'm1', 'm2', 'class-01', 'class-b-01'].map((name) => ({ name }))
const store = { worlds: async () => worlds } as unknown as Store // the only question asked

test.each([
  [['m#'], ['m1', 'm2']],
  [['class-#'], ['class-01']],
  [['m*'], ['m1', 'm2']],
  [['*'], ['class-01', 'class-b-01', 'm1', 'm2']],
  [['main'], ['main']],
  [
    ['m#', 'main'],
    ['m1', 'm2', 'main'],
  ],
])('what takes away everything goes by %j to %j', async (patterns, expected) => {
  expect(await chosenForLoss(store, patterns)).toEqual(expected)
})

test('everything else goes by a pattern to the main world, too', async () => {
  expect(await chosenWorlds(store, ['M*'])).toEqual(['m1', 'm2', 'main'])
})

test('where the main world alone would fit, nothing is taken away', async () => {
  await expect(chosenForLoss(store, ['ma*'])).rejects.toThrow('No world fits ma*')
})
