import { join } from 'node:path'
import { requireBrowser } from '../browser/require-browser.mjs'
import { runNode } from '../prepare/run.mjs'
import { privateFolder, tool } from '../prepare/workspace.mjs'
import { playwrightTotals, vitestTotals } from './totals.mjs'

/**
 * @typedef {object} Runner
 * @property {string} report where its JSON report goes
 * @property {(args: string[], report: string) => Promise<{ code: number }>} run
 * @property {(text: string) => import('./totals.mjs').Totals} totals
 */

/** @param {string} name */
const reportOf = (name) => join(privateFolder, 'test-reports', `${name}.json`)

/**
 * @param {string} name
 * @param {string[]} projects
 * @returns {Runner}
 */
const vitest = (name, projects) => ({
  report: reportOf(name),
  totals: vitestTotals,
  run: (args, report) =>
    runNode(
      [
        tool('vitest/vitest.mjs'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { show: true },
    ),
})

/** @type {Record<string, Runner>} The kinds of tests by the word that chooses them. */
export const runners = {
  unit: vitest('unit', ['node', 'dom']),
  conformance: vitest('conformance', ['conformance']),
  resilience: vitest('resilience', ['resilience']),
  browser: {
    report: reportOf('browser'),
    totals: playwrightTotals,
    run: async (args, report) =>
      runNode([tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...args], {
        show: true,
        env: { PORTAL_CHROMIUM: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
  },
}
