import { expect, it } from 'vitest'
import { noLifecycles } from './lifecycle-check.ts'

it.each([
  ['offers none', [], /Call startSubApp .*"host": "iframe"/],
  [
    'fails before',
    ['Invalid regular expression', 'Invalid regular expression'],
    /have failed: Invalid regular expression\.$/,
  ],
])('a page that %s gets a finding with what it lacks', (_what, failures, remark) => {
  expect(noLifecycles(failures).remark).toMatch(remark)
})
