// Everything about the code that needs no running product: lint, types, dead code, production build.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ runScript }) =>
  runScript(async () => {
    const { runNode } = await import('./prepare/run.mjs')
    const { prepare } = await import('./prepare/prepare.mjs')
    const { allSteps, commandLineSteps } = await import('./prepare/steps.mjs')
    const { tool } = await import('./prepare/workspace.mjs')

    const program =
      (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
      async () =>
        (await runNode([tool(path), ...args], { show: true })).code
    const complain = (/** @type {Error} */ error) => {
      process.stderr.write(`${error.message}\n`)
      return 1
    }
    const checks = {
      lint: program('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
      types: program('typescript/bin/tsc', '-b'),
      'types of tests and scripts': program('typescript/bin/tsc', '-p', 'tsconfig.test.json'),
      'dead code': program('knip/bin/knip.js'),
      'production build': () => prepare(allSteps).then(() => 0, complain),
    }

    await prepare(commandLineSteps.slice(0, 2))
    const results = []
    for (const [name, check] of Object.entries(checks)) {
      process.stderr.write(`\n— ${name}\n`)
      results.push({ name, good: (await check()) === 0 })
    }
    process.stdout.write(
      `\n${results.map(({ name, good }) => `${good ? 'ok    ' : 'FAILED'}  ${name}`).join('\n')}\n`,
    )
    if (results.some(({ good }) => !good)) process.exitCode = 1
  }),
)
