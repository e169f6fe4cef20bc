// Everything about the code that needs no running product: lint, types, dead code, advisories, production build.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { commandLineSteps } = await import('./prepare/steps.mjs')
    const { runKinds } = await import('./tests/kinds.mjs')
    const { summaryOf } = await import('./tests/summary.mjs')

    await prepare(commandLineSteps.slice(0, 2))
    const results = await runKinds(['lint', 'types', 'dead-code', 'audit', 'build'], { isShort: true })
    process.stdout.write(`\n${summaryOf(results)}\n`)
    if (results.some(({ failed }) => failed > 0)) process.exitCode = 1
  }),
)
