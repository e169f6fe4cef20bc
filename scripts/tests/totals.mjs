import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded counts as one failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report
 * @returns {Totals}
 */
export function vitestTotals(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/**
 * Counts of a Playwright JSON report. A test that passed only when repeated has failed; so has an error outside of tests.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * What a run came to: its report's counts, and at least one failure when it ended badly, left no report or ran nothing.
 * @param {{ report: string, totals: (report: never) => Totals }} runner
 * @param {number} code exit code of the run
 * @returns {Totals}
 */
export function totalsOf(runner, code) {
  const counted = read(runner)
  const wrong = code !== 0 || counted.passed + counted.failed === 0
  return wrong ? { ...counted, failed: Math.max(1, counted.failed) } : counted
}

function read({ report, totals }) {
  try {
    return totals(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // The runner ended before it could write a whole report; the exit code has said so.
    return { passed: 0, failed: 1 }
  }
}
