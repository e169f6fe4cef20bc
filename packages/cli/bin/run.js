import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder of the checkout or of the installed package. */
const root = resolve(import.meta.dirname, '../../..')

/** Only a checkout has it: what a command needs is built first there. An installed package is already built. */
const setUp = join(root, 'scripts/set-up.mjs')

/** @typedef {(staleSteps?: () => string[]) => Promise<void>} Run */

/**
 * Runs the command and sets the exit code.
 * @param {string[]} args what follows `portal`
 */
export async function runPortal(args) {
  // Traces of single modules are more useful than those of the bundle, which starts faster.
  const module = args.includes('--debug') || process.env.PORTAL_DEBUG ? 'main.js' : 'bundle/main.js'
  /** @type {Run} */
  const run = (staleSteps) => runWith(module, args, staleSteps)
  if (!existsSync(setUp)) return run()
  /** @type {{ withSetUp: (args: string[], run: Run) => Promise<void> }} */
  const { withSetUp } = await import(pathToFileURL(setUp).href)
  await withSetUp(args, run)
}

/**
 * Runs the compiled modules of a checkout as they are and sets the exit code.
 * @param {string[]} args what follows `portal`
 */
export const runCompiled = (args) => runWith('main.js', args, () => [])

/**
 * @param {string} module below `dist`
 * @param {string[]} args
 * @param {() => string[]} [staleSteps] of a checkout
 */
async function runWith(module, args, staleSteps) {
  /** @type {typeof import('../dist/main.js')} */
  const { main } = await import(`../dist/${module}`)
  process.exitCode = await main(args, {
    root,
    dataHome: staleSteps ? root : process.cwd(),
    version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
    findBrowser: async () => (await import('../dist/find-browser.js')).findBrowser(),
    staleSteps: staleSteps ?? (() => []),
  })
}
