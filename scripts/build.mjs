// Builds the portal for a web server, into the folder dist: `npm run build`, or `npm run build -- --demo` for one that
// also starts with the demo's configuration.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { shellSteps } = await import('./prepare/steps.mjs')
    const { buildOptions } = await import('./build/options.mjs')
    const { assemble } = await import('./build/assemble.mjs')

    const options = buildOptions(process.argv.slice(2))
    await prepare(shellSteps)
    process.stdout.write(`${await assemble(options)}\n`)
  }),
)
