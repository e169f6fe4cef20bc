import { findBrowser } from '../../../scripts/browser/find-browser.mjs'
import { isFresh, prepare } from '../../../scripts/prepare/prepare.mjs'
import { allSteps, commandLineSteps } from '../../../scripts/prepare/steps.mjs'
import { root, version } from '../../../scripts/prepare/workspace.mjs'

// These serve the built portal or sub-apps; the others need only what the command line itself is made of.
const servesBuiltFiles = (/** @type {string[]} */ args) =>
  args.includes('up') ||
  (args.includes('sub-app') &&
    args.some((one) => ['start', 'check'].includes(one)) &&
    !args.includes('--no-mount'))

/**
 * Makes ready what the command needs, runs it, and sets the exit code.
 * @param {string[]} args what follows `portal`
 */
export async function runPortal(args) {
  const asksForHelp = args.includes('--help') || args.includes('-h')
  await prepare(servesBuiltFiles(args) && !asksForHelp ? allSteps : commandLineSteps)
  await runPrepared(args)
}

/**
 * Runs the compiled command line as it is and sets the exit code.
 * @param {string[]} args what follows `portal`
 */
export async function runPrepared(args) {
  const { main } = await import('../dist/main.js')
  process.exitCode = await main(args, {
    root,
    version: version(),
    findBrowser,
    staleSteps: () => allSteps.filter((step) => !isFresh(step)).map((step) => step.name),
  })
}
