// Prepares what is missing or stale, then serves everything: `npm start -- --port 8300`.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
// Imported late: on a Node that is too old the rest would not even be read.
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { endWithNpm } = await import('./end-with-npm.mjs')
    endWithNpm()
    const { prepare } = await import('./prepare/prepare.mjs')
    await prepare()
    const { runPortal } = await import('../packages/cli/bin/run.js')
    await runPortal(['up', ...process.argv.slice(2)])
  }),
)
