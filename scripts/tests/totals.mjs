import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one for each file
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors outside of tests
 */

/**
 * Counts of a Vitest JSON report. A file that could not even be loaded counts as one failed test.
 * @param {string} text
 * @returns {Totals}
 */
export function vitestTotals(text) {
  /** @type {VitestReport} */
  const report = JSON.parse(text)
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/**
 * Counts of a Playwright JSON report. A test that passed when repeated counts as passed and is named by the runner's own
 * list; an error outside of tests is a failure.
 * @param {string} text
 * @returns {Totals}
 */
export function playwrightTotals(text) {
  /** @type {PlaywrightReport} */
  const { stats, errors } = JSON.parse(text)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/**
 * What a run came to: its report's counts, and at least one failure when it ended badly, left no report or ran nothing.
 * @param {{ report: string, totals: (text: string) => Totals }} runner
 * @param {number} code exit code of the run
 * @returns {Totals}
 */
export function totalsOf({ report, totals }, code) {
  const counted = reportedTotals(report, totals)
  const wrong = code !== 0 || counted.passed + counted.failed === 0
  return wrong ? { ...counted, failed: Math.max(1, counted.failed) } : counted
}

/**
 * @param {string} report
 * @param {(text: string) => Totals} totals
 */
function reportedTotals(report, totals) {
  try {
    return totals(readFileSync(report, 'utf8'))
  } catch {
    // The runner ended before it could write a whole report; the exit code has said so.
    return { passed: 0, failed: 1 }
  }
}
