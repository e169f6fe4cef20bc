import { expect, test } from 'vitest'
import { doneIn, WorldsFailed } from './control.ts'

test('worlds with a problem are separated from those that are done', () => {
  const of = (world: string, problem: string | null) => ({ world, problem })
  expect(doneIn([of('a', null), of('b', null)])).toBe(2)
  expect(() => doneIn([of('a', 'damaged'), of('b', null)])).toThrow(WorldsFailed)
})
