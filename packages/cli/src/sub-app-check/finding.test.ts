import { expect, it } from 'vitest'
import { advice, ok, problem, unknown, verdictOf } from './finding.ts'

const page = ok('page', 'There is one.')

it.each([
  ['mounted', [page, ok('mounting', 'It is mounted.')], true],
  ['mounted, with advice', [ok('mounting', 'It is mounted.'), advice('antd', 'Take a prefix.')], true],
  ['not mounted, as was asked', [page, unknown('mounting', 'Not tried.')], null],
  ['not mounted at all', [page], null],
  ['found broken in its files', [problem('page', 'There is none.')], false],
  ['mounted, with a problem', [problem('mounting', 'It throws.')], false],
])('of a sub-app %s it is said whether it works', (_case, findings, works) => {
  expect(verdictOf(findings)).toBe(works)
})
