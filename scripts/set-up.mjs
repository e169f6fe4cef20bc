// What a checkout does before a command: `packages/cli` looks for this file.
import { endWithNpm } from './end-with-npm.mjs'
import { runScript } from './prepare/failure.mjs'
import { isFresh } from './prepare/freshness.mjs'
import { prepare } from './prepare/prepare.mjs'
import { allSteps, commandLineSteps } from './prepare/steps.mjs'

// These serve the built portal or sub-apps; the others need only what the command line itself is made of.
const servesBuiltFiles = (/** @type {string[]} */ args) =>
  args.includes('up') ||
  (args.includes('sub-app') &&
    args.some((one) => ['start', 'check'].includes(one)) &&
    !args.includes('--no-mount'))

const staleSteps = () => allSteps.filter((step) => !isFresh(step)).map(({ name }) => name)

/**
 * Makes ready what the command needs, then runs it.
 * @param {string[]} args what follows `portal`
 * @param {(staleSteps: () => string[]) => Promise<void>} run is told how to find the steps whose result is missing or stale
 */
export const withSetUp = (args, run) =>
  runScript(async () => {
    if (process.env.npm_lifecycle_event === 'start' && args[0] === 'up') endWithNpm()
    const asksForHelp = args.includes('--help') || args.includes('-h')
    await prepare(servesBuiltFiles(args) && !asksForHelp ? allSteps : commandLineSteps)
    await run(staleSteps)
  })
