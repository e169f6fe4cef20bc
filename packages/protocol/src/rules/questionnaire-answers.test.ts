import { describe, expect, it } from 'vitest'
import { answerProblem, firstProblem } from './questionnaire-answers.ts'

const question = (kind: 'choice' | 'choices' | 'rating' | 'text', requiredFlag: 'Y' | 'N' = 'Y') => ({
  questionCode: kind,
  kind,
  requiredFlag,
  options: kind.startsWith('choice') ? [{ optionCode: 'a' }, { optionCode: 'b' }] : [],
})

it.each([
  ['choice', ['a'], undefined],
  ['choice', [], 'missing'],
  ['choice', ['c'], 'wrong'],
  ['choice', ['a', 'b'], 'wrong'],
  ['choices', ['a', 'b'], undefined],
  ['choices', ['a', 'a'], 'wrong'],
  ['rating', ['5'], undefined],
  ['rating', ['6'], 'wrong'],
  ['rating', ['0'], 'wrong'],
  ['text', ['fine'], undefined],
  ['text', ['  '], 'missing'],
  ['text', ['x'.repeat(501)], 'wrong'],
] as const)('a %s answered with %j is %s', (kind, values, expected) => {
  expect(answerProblem(question(kind), values)).toBe(expected)
})

describe('a questionnaire', () => {
  const questions = [question('choice'), question('text', 'N')]
  it('may leave out what is optional', () => {
    expect(firstProblem(questions, [{ questionCode: 'choice', values: ['a'] }])).toBeUndefined()
  })
  it.each([
    [[], { questionCode: 'choice', problem: 'missing' }],
    [[{ questionCode: 'other', values: ['a'] }], { questionCode: 'other', problem: 'wrong' }],
    [
      [
        { questionCode: 'choice', values: ['a'] },
        { questionCode: 'choice', values: ['b'] },
      ],
      { questionCode: 'choice', problem: 'wrong' },
    ],
  ])('answered with %j is refused', (answers, expected) => {
    expect(firstProblem(questions, answers)).toEqual(expected)
  })
})
