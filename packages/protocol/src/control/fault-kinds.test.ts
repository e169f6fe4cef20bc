import { expect, it, test } from 'vitest'
import { effectProblem, type FaultShape, oneOfEach, stepAt } from './fault-kinds.ts'
import type { FaultEffect, FaultStep } from './faults.ts'

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

const steps: FaultStep[] = [
  { kind: 'pass', times: 2 },
  { kind: 'sessionEnded' },
  { kind: 'answer', body: { status: 'S', data: [] } },
]

test('a sequence takes its steps in turn, and begins again after the last', () => {
  const kinds = Array.from({ length: 6 }, (_, index) => stepAt(steps, index)?.kind)
  expect(kinds).toEqual(['pass', 'pass', 'sessionEnded', 'answer', 'pass', 'pass'])
})

test.each<[FaultEffect, string | undefined]>([
  [{ kind: 'sequence', steps }, undefined],
  [{ kind: 'answer', body: null }, undefined],
  [{ kind: 'answer', body: 'plain', contentType: 'text/plain', httpStatus: 302 }, undefined],
  [{ kind: 'answer' }, 'A fault answer needs body'],
  [{ kind: 'sequence' }, 'A fault sequence needs steps'],
  [{ kind: 'reset', steps }, 'A fault reset takes no steps; expected none'],
  [{ kind: 'sequence', steps: [{ kind: 'pass' }, { kind: 'latency' }] }, 'Step 2: A fault latency needs ms'],
  [
    { kind: 'sequence', steps: [{ kind: 'pass', code: 1 }] },
    'Step 1: A fault pass takes no code; expected none',
  ],
  [
    { kind: 'httpStatus', httpStatus: 204 },
    'A fault httpStatus needs a status from 400 to 599, not 204; an answer may have any',
  ],
  [{ kind: 'answer', body: 'x'.repeat(300_000) }, 'The body of an answer is longer than 262144 characters'],
])('the values of %j: %s', (effect, problem) => {
  expect(effectProblem(effect)).toBe(problem)
})
