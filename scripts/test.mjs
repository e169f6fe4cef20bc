// Makes ready what the tests need, runs them, and ends with one line of totals:
// `npm test`, or `npm test -- unit packages/cli` for one kind and the arguments of its runner.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ Failure, runScript }) =>
  runScript(async () => {
    const { rmSync } = await import('node:fs')
    const { prepare } = await import('./prepare/prepare.mjs')
    const { runners } = await import('./tests/runners.mjs')
    const { totalsOf } = await import('./tests/totals.mjs')

    const [kind, ...args] = process.argv.slice(2)
    const chosen = Object.entries(runners).filter(([name]) => kind === undefined || kind === name)
    if (chosen.length === 0) {
      throw new Failure(
        `There are no tests called ${kind}; choose one of ${Object.keys(runners).join(', ')}.`,
      )
    }

    await prepare()
    const sum = { passed: 0, failed: 0 }
    for (const [, runner] of chosen) {
      rmSync(runner.report, { force: true })
      const { code } = await runner.run(args, runner.report)
      const { passed, failed } = totalsOf(runner, code)
      sum.passed += passed
      sum.failed += failed
    }
    process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`)
    if (sum.failed > 0) process.exitCode = 1
  }),
)
