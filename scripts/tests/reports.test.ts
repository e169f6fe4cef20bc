import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../prepare/workspace.mjs'
import { playwrightReport, reportOf, vitestReport } from './reports.mjs'

const vitestFile = (status: string, assertionResults: { duration?: number }[]) => ({
  name: join(root, 'packages/a.test.ts'),
  status,
  assertionResults,
})

const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('tests of Vitest are counted as its report counts them, and timed by file', () => {
  const testResults = [vitestFile('failed', [{ duration: 500 }, {}, { duration: 1000 }])]
  const report = vitestReport(
    JSON.stringify({ ...counts, numPassedTests: 2, numFailedTests: 1, numPendingTests: 4, testResults }),
  )
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    skipped: 4,
    timings: [{ name: join('packages', 'a.test.ts'), seconds: 1.5 }],
    repeated: [],
  })
})

test('a file that Vitest cannot load is a failure', () => {
  const testResults = [vitestFile('failed', [])]
  const report = vitestReport(JSON.stringify({ ...counts, numPassedTests: 5, testResults }))
  expect(report).toMatchObject({ passed: 5, failed: 1 })
})

const browserTest = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
})

test('a test of Playwright that passed when repeated has passed, and is named', () => {
  const suites = [
    {
      title: 'tabs.spec.ts',
      specs: [browserTest('opens', 'expected', 2000)],
      suites: [{ title: 'a tab', specs: [browserTest('closes', 'flaky', 3000, 1000)] }],
    },
  ]
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 1 }
  expect(playwrightReport(JSON.stringify({ stats, errors: [], suites }))).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    timings: [
      { name: 'tabs.spec.ts › opens', seconds: 2 },
      { name: 'tabs.spec.ts › a tab › closes', seconds: 4 },
    ],
    repeated: ['tabs.spec.ts › a tab › closes'],
  })
})

test('an error outside of tests is a failure of Playwright', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 }, errors: [{}], suites: [] }
  expect(playwrightReport(JSON.stringify(report))).toMatchObject({ passed: 3, failed: 2 })
})

const found = (passed: number, failed: number) => () => ({
  passed,
  failed,
  skipped: 0,
  timings: [],
  repeated: [],
})
const present = join(root, 'package.json')

test.each([
  ['a good run', present, found(3, 0), 0, { passed: 3, failed: 0 }],
  ['a run with failures', present, found(3, 2), 1, { passed: 3, failed: 2 }],
  ['a run that ended badly after good tests', present, found(3, 0), 1, { passed: 3, failed: 1 }],
  ['a run without tests', present, found(0, 0), 0, { passed: 0, failed: 1 }],
  ['a run without a report', 'absent.json', found(3, 0), 1, { passed: 0, failed: 1 }],
])('%s comes to the right totals', (_what, file, read, code, totals) => {
  expect(reportOf(file, read, code)).toMatchObject(totals)
})
