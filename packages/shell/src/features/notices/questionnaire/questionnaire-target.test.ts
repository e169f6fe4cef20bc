import { expect, it } from 'vitest'
import { questionnaireTarget } from './questionnaire-target.ts'

it.each([
  ['/child/oms/surveys/3?from=home', { kind: 'inside', path: '/child/oms/surveys/3?from=home' }],
  ['https://survey.example/q/3', { kind: 'outside', url: 'https://survey.example/q/3' }],
  ['', undefined],
  ['surveys/3', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('%s leads to %o [S-3.11]', (messTypePath, expected) => {
  expect(questionnaireTarget(messTypePath)).toEqual(expected)
})
