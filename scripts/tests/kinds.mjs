import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireBrowser } from '../browser/require-browser.mjs'
import { requireFirefox } from '../browser/require-firefox.mjs'
import { Failure } from '../prepare/failure.mjs'
import { prepare } from '../prepare/prepare.mjs'
import { runNode } from '../prepare/run.mjs'
import { librarySteps } from '../prepare/steps.mjs'
import { privateFolder, tool } from '../prepare/workspace.mjs'
import { audit } from './audit.mjs'
import { budget } from './budget.mjs'
import { playwrightReport, reportOf, vitestReport } from './reports.mjs'
import { requireClients, requireNginx } from './required-programs.mjs'

/** @typedef {import('./reports.mjs').Report} Report */

/**
 * @typedef {object} Wanted
 * @property {string[]} [args] for the runner
 * @property {boolean} [isShort] only as much as each change needs
 * @property {boolean} [mayBeMissing] whether the machine may lack the program that is tested with
 */

/** @param {string} name */
const fileOf = (name) => join(privateFolder, 'test-reports', `${name}.json`)

/**
 * A check counts as one test.
 * @param {boolean} isGood
 * @returns {Report}
 */
const checked = (isGood) => ({
  passed: Number(isGood),
  failed: Number(!isGood),
  skipped: 0,
  timings: [],
  repeated: [],
})

/**
 * What the programs print is shown when they fail.
 * @param {string[][]} programs
 */
const check =
  (...programs) =>
  async () => {
    for (const program of programs) {
      const { code, output } = await runNode(program)
      if (code === 0) continue
      process.stderr.write(output)
      return checked(false)
    }
    return checked(true)
  }

async function build() {
  try {
    await prepare()
    return checked(true)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    process.stderr.write(`${error.message}\n`)
    return checked(false)
  }
}

/**
 * @param {string} name
 * @param {string[]} projects
 */
const vitest = (name, projects) => {
  const file = fileOf(name)
  const program = [
    tool('vitest/vitest.mjs'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  /** @param {Wanted} wanted */
  return async ({ args = [] }) => {
    rmSync(file, { force: true })
    const { code } = await runNode([...program, ...args], { show: true })
    return reportOf(file, vitestReport, code)
  }
}

/**
 * Programs of others that read the contract. They come from a registry.
 * @param {Wanted} wanted
 * @returns {Promise<Report>}
 */
async function clients(wanted) {
  try {
    await requireClients()
  } catch (error) {
    if (!(wanted.mayBeMissing && error instanceof Failure)) throw error
    return { passed: 0, failed: 0, skipped: 0, timings: [], repeated: [], notRun: error.message }
  }
  return vitest('clients', ['clients'])(wanted)
}

const smokeTag = '@smoke'

/** @param {Wanted} wanted */
async function browser({ args = [], isShort = false }) {
  const file = fileOf('browser')
  rmSync(file, { force: true })
  const chosen = isShort ? ['--project=chromium', '--grep', smokeTag] : args
  if (!isShort) await prepare(librarySteps)
  const { code } = await runNode(
    [tool('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...chosen],
    {
      show: true,
      env: { PORTAL_CHROMIUM: await requireBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  )
  const report = reportOf(file, playwrightReport, code)
  if (isShort && report.timings.length === 0) {
    process.stderr.write(`No browser test ran: is any tagged ${smokeTag}?\n`)
  }
  const count = report.timings.length
  if (count <= budget.tests.browser) return report
  process.stderr.write(`${count} browser tests; budget.json allows ${budget.tests.browser}.\n`)
  return { ...report, failed: report.failed + 1 }
}

/** @param {Wanted} wanted */
async function deployment({ args = [] }) {
  const file = fileOf('deployment')
  rmSync(file, { force: true })
  const { code } = await runNode(
    [
      tool('@playwright/test/cli.js'),
      'test',
      '--config=tests/deployment/playwright.config.ts',
      '--reporter=list,json',
      ...args,
    ],
    {
      show: true,
      env: {
        PORTAL_NGINX: await requireNginx(),
        PORTAL_CHROMIUM: await requireBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  )
  return reportOf(file, playwrightReport, code)
}

/**
 * Smoke journeys in Firefox.
 * @param {Wanted} wanted
 * @returns {Promise<Report>}
 */
async function firefox({ args = [], mayBeMissing = false }) {
  const file = fileOf('firefox')
  rmSync(file, { force: true })
  try {
    const { code } = await runNode(
      [tool('@playwright/test/cli.js'), 'test', '--project=firefox', '--reporter=list,json', ...args],
      {
        show: true,
        env: { PORTAL_FIREFOX: await requireFirefox(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
    )
    return reportOf(file, playwrightReport, code)
  } catch (error) {
    if (!(mayBeMissing && error instanceof Failure)) throw error
    return { passed: 0, failed: 0, skipped: 0, timings: [], repeated: [], notRun: error.message }
  }
}

const compiler = tool('typescript/bin/tsc')
const typesOfLibraries = [compiler, '-p', 'tests/sub-apps']

/** By the word that chooses them. @satisfies {Record<string, (wanted: Wanted) => Promise<Report>>} */
const kinds = {
  lint: check([tool('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']),
  types: ({ isShort = false }) =>
    check([compiler, '-b'], [compiler, '-p', 'tsconfig.test.json'], ...(isShort ? [] : [typesOfLibraries]))(),
  'dead-code': check([tool('knip/bin/knip.js')]),
  audit,
  build,
  unit: vitest('unit', ['node', 'dom']),
  conformance: vitest('conformance', ['conformance']),
  resilience: vitest('resilience', ['resilience']),
  browser,
  firefox,
  deployment,
  clients,
}

/** @typedef {keyof typeof kinds} Kind */

export const kindNames = Object.keys(kinds)

/**
 * @param {string} word
 * @returns {word is Kind}
 */
export const isKind = (word) => Object.hasOwn(kinds, word)

/**
 * Runs kinds one after another.
 * @param {Kind[]} names
 * @param {Wanted} [wanted]
 */
export async function runKinds(names, wanted = {}) {
  const results = []
  for (const name of names) {
    process.stderr.write(`\n— ${name}\n`)
    const started = performance.now()
    const report = await kinds[name](wanted)
    results.push({ name, seconds: (performance.now() - started) / 1000, ...report })
  }
  return results
}
