import { expect, it } from 'vitest'
import { effectProblem } from './fault-kinds.ts'
import { type FaultShape, oneOfEach } from './fault-shapes.ts'

it.each<[FaultShape[], string]>([
  [['textIds', 'spaceDates', 'longIds'], 'A fault has one shape of ids, not textIds and longIds'],
  [['proxyError', 'movedPath'], 'A fault has one shape of answer, not proxyError and movedPath'],
])('%j do not go together', (shape, problem) => {
  expect(effectProblem({ kind: 'shape', shape })).toBe(problem)
})

it('one of each aspect is no problem, none is one', () => {
  expect(effectProblem({ kind: 'shape', shape: ['textIds', 'spaceDates', 'http401'] })).toBeUndefined()
  expect(effectProblem({ kind: 'shape' })).toBe('A fault shape needs shape')
  expect(effectProblem({ kind: 'reset', shape: ['textIds'] })).toContain('takes no shape')
})

it('of several faults the oldest decides about an aspect', () => {
  expect(oneOfEach(['textIds', 'spaceDates', 'longIds', 'textCount'])).toEqual([
    'textIds',
    'spaceDates',
    'textCount',
  ])
})
