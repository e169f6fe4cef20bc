import { expect, it } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { questionnaireTarget } from './questionnaire-target.ts'

setDemoConfig()

it.each([
  ['/child/oms/surveys/3?from=home', { kind: 'inside', path: '/child/oms/surveys/3?from=home' }],
  ['https://survey.example/q/3', { kind: 'outside', url: 'https://survey.example/q/3' }],
  ['', undefined],
  ['child/app-oms/surveys/3', { kind: 'inside', path: '/child/oms/surveys/3' }],
  ['/notification/list', { kind: 'inside', path: '/notification/list' }],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
])('%s leads to %o [S-3.11]', (messTypePath, expected) => {
  expect(questionnaireTarget(messTypePath)).toEqual(expected)
})
