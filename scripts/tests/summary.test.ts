import { expect, test } from 'vitest'
import { summaryOf } from './summary.mjs'

const result = { name: 'unit', seconds: 61.6, passed: 3, failed: 0, skipped: 0, timings: [], repeated: [] }

test('a run is summed up by kind, with what took longest, what had to be repeated and the totals', () => {
  const timings = [
    { name: 'quick', seconds: 0.21 },
    { name: 'slow', seconds: 12.34 },
  ]
  const browser = {
    ...result,
    name: 'browser',
    seconds: 120,
    failed: 1,
    skipped: 2,
    timings,
    repeated: ['slow'],
  }
  expect(summaryOf([result, browser])).toBe(
    `
                 passed   failed  skipped  seconds
unit                  3        0        0       62
browser               3        1        2      120

What took longest:
   12.3 s  slow
    0.2 s  quick

Passed when repeated:
  slow

6 passed, 1 failed`.slice(1),
  )
})

test('parts without results are left out', () => {
  expect(summaryOf([result]).split('\n')).toEqual([
    '                 passed   failed  skipped  seconds',
    'unit                  3        0        0       62',
    '',
    '3 passed, 0 failed',
  ])
})

test('the time of a whole run is shown beside the budget', () => {
  expect(summaryOf([result], { seconds: 361.4, aim: 360 })).toContain('\n361 s in all, the budget is 360 s\n')
})

test('what could not run is named with its reason', () => {
  const notRun = 'There is no Firefox.'
  const summary = summaryOf([result, { ...result, name: 'firefox', passed: 0, notRun }])
  expect(summary).toContain('\nNot run:\n  firefox: There is no Firefox.\n')
})

test('ten are enough of what took long', () => {
  const timings = Array.from({ length: 30 }, (_, seconds) => ({ name: `test ${seconds}`, seconds }))
  const summary = summaryOf([{ ...result, timings }])
  expect(summary.match(/test \d+/g)).toEqual(Array.from({ length: 10 }, (_, index) => `test ${29 - index}`))
})
