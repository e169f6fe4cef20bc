// The full stack with hot reload: shell, stand-in sub-apps and backend from their sources. `npm run dev -- --port
// 8300`.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { endWithNpm } = await import('./end-with-npm.mjs')
    endWithNpm()
    const { prepare } = await import('./prepare/prepare.mjs')
    const { commandLineSteps } = await import('./prepare/steps.mjs')
    const { devOptions, startDev } = await import('./dev/start-dev.mjs')
    const options = devOptions(process.argv.slice(2))
    await prepare(commandLineSteps)
    await startDev(options)
  }),
)
