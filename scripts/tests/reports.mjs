import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../prepare/workspace.mjs'

/** @typedef {{ name: string, seconds: number }} Timing */

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Timing[]} timings of files, or of tests where a single one can take long
 * @property {string[]} repeated tests that failed and passed when repeated
 * @property {string} [notRun] why none ran where some may be left out
 */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { duration?: number | null }[] }[]} testResults by file
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { duration: number }[] }[] }[]} specs
 */

/**
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors outside of tests
 * @property {PlaywrightSuite[]} suites
 */

/**
 * Reads a Vitest JSON report. A file that could not even be loaded counts as one failed test.
 * @param {string} text
 * @returns {Report}
 */
export function vitestReport(text) {
  /** @type {VitestReport} */
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(text)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const timings = testResults.map(({ name, assertionResults }) => ({
    name: relative(root, name),
    seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
  }))
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    timings,
    repeated: [],
  }
}

/**
 * Reads a Playwright JSON report. A test that passed when repeated counts as passed; an error outside of tests is a failure.
 * @param {string} text
 * @returns {Report}
 */
export function playwrightReport(text) {
  /** @type {PlaywrightReport} */
  const { stats, errors, suites } = JSON.parse(text)
  const tests = suites.flatMap((suite) => testsOf(suite, []))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    timings: tests.map(({ name, seconds }) => ({ name, seconds })),
    repeated: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  }
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above titles of the suites around it
 * @returns {(Timing & { status: string })[]}
 */
function testsOf({ title, suites = [], specs }, above) {
  const titles = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...titles, spec.title].join(' › '),
      status,
      seconds: sum(results.map(({ duration }) => duration)) / 1000,
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))]
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

/**
 * What a run came to: its report, and at least one failure when it ended badly, left no report or ran nothing.
 * @param {string} file
 * @param {(text: string) => Report} read
 * @param {number} code exit code of the run
 * @returns {Report}
 */
export function reportOf(file, read, code) {
  const report = readReport(file, read)
  const isWrong = code !== 0 || report.passed + report.failed === 0
  return isWrong ? { ...report, failed: Math.max(1, report.failed) } : report
}

/**
 * @param {string} file
 * @param {(text: string) => Report} read
 * @returns {Report}
 */
function readReport(file, read) {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    // The runner ended before it wrote a complete report; the exit code shows that.
    return { passed: 0, failed: 1, skipped: 0, timings: [], repeated: [] }
  }
}
