import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isFresh } from '../../../scripts/prepare/freshness.mjs'
import { prepare } from '../../../scripts/prepare/prepare.mjs'
import { allSteps, commandLineSteps } from '../../../scripts/prepare/steps.mjs'
import { root, version } from '../../../scripts/prepare/workspace.mjs'

// An installed package is already built; only a checkout has the version files.
const isCheckout = existsSync(join(root, 'pnpm-lock.yaml'))

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
  if (isCheckout) await prepare(servesBuiltFiles(args) && !asksForHelp ? allSteps : commandLineSteps)
  // Traces of single modules are more useful than those of the bundle, which starts faster.
  await runWith(
    args.includes('--debug') || process.env.PORTAL_DEBUG ? '../dist/main.js' : '../dist/bundle/main.js',
    args,
  )
}

/**
 * Runs the compiled modules as they are and sets the exit code.
 * @param {string[]} args what follows `portal`
 */
export const runCompiled = (args) => runWith('../dist/main.js', args)

/**
 * @param {string} module
 * @param {string[]} args
 */
async function runWith(module, args) {
  /** @type {typeof import('../dist/main.js')} */
  const { main } = await import(module)
  process.exitCode = await main(args, {
    root,
    dataHome: isCheckout ? root : process.cwd(),
    version: version(),
    findBrowser: async () => (await import('../../../scripts/browser/find-browser.mjs')).findBrowser(),
    staleSteps: () => (isCheckout ? allSteps.filter((step) => !isFresh(step)).map(({ name }) => name) : []),
  })
}
