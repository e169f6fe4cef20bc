import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { playwrightTotals, totalsOf, vitestTotals } from './totals.mjs'

test('tests of Vitest are counted as its report counts them', () => {
  const testResults = [{ status: 'failed', assertionResults: [{}, {}, {}] }]
  expect(vitestTotals(JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }))).toEqual({
    passed: 2,
    failed: 1,
  })
})

test('a file that Vitest cannot load is a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(vitestTotals(JSON.stringify({ numPassedTests: 5, numFailedTests: 0, testResults }))).toEqual({
    passed: 5,
    failed: 1,
  })
})

test('a test that passed when repeated has passed, an error outside of tests is a failure of Playwright', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [{}] }
  expect(playwrightTotals(JSON.stringify(report))).toEqual({ passed: 4, failed: 2 })
})

const runner = (passed: number, failed: number) => ({
  report: fileURLToPath(new URL('../../package.json', import.meta.url)),
  totals: () => ({ passed, failed }),
})

test.each([
  ['a good run', runner(3, 0), 0, { passed: 3, failed: 0 }],
  ['a run with failures', runner(3, 2), 1, { passed: 3, failed: 2 }],
  ['a run that ended badly after good tests', runner(3, 0), 1, { passed: 3, failed: 1 }],
  ['a run without tests', runner(0, 0), 0, { passed: 0, failed: 1 }],
  ['a run without a report', { ...runner(3, 0), report: 'absent.json' }, 1, { passed: 0, failed: 1 }],
])('%s comes to the right totals', (_what, run, code, totals) => {
  expect(totalsOf(run, code)).toEqual(totals)
})
