// Prepares what the tests need, runs them, and ends with one line of totals: `npm test` for each change, `npm test --
// all` for everything, or `npm test -- unit packages/cli` for one kind with arguments for its runner.
import { requireNode } from './prepare/node-version.mjs'

requireNode()
import('./prepare/failure.mjs').then(({ Failure, runScript }) =>
  runScript(async () => {
    const { prepare } = await import('./prepare/prepare.mjs')
    const { commandLineSteps, librarySteps } = await import('./prepare/steps.mjs')
    const { isKind, kindNames, runKinds } = await import('./tests/kinds.mjs')
    const { summaryOf } = await import('./tests/summary.mjs')
    const { budget } = await import('./tests/budget.mjs')

    /** @param {boolean} isShort */
    async function runMany(isShort) {
      await prepare(isShort ? commandLineSteps : [...commandLineSteps, ...librarySteps])
      // Bundling leaves a core idle now and then.
      const [built, checked] = await Promise.all([
        runKinds(['build']),
        runKinds(['lint', 'types', 'dead-code'], { isShort }),
      ])
      const tested = await runKinds(['unit', 'conformance'])
      const isBuilt = built.every(({ failed }) => failed === 0)
      /** @type {import('./tests/kinds.mjs').Kind[]} */
      const ofTheBuild = isShort ? ['browser'] : ['browser', 'firefox', 'deployment']
      const ofBuild = isBuilt ? await runKinds(ofTheBuild, { isShort, mayBeMissing: true }) : []
      const apart = isShort ? [] : await runKinds(['resilience', 'clients'], { mayBeMissing: true })
      return [...built, ...checked, ...tested, ...ofBuild, ...apart]
    }

    /** @param {import('./tests/kinds.mjs').Kind} kind */
    async function runOne(kind) {
      await prepare()
      return runKinds([kind], { args })
    }

    const [word, ...args] = process.argv.slice(2)
    if (word !== undefined && word !== 'all' && !isKind(word)) {
      throw new Failure(`There are no tests called ${word}; choose all or one of ${kindNames.join(', ')}.`)
    }
    const started = performance.now()
    const isOne = word !== undefined && word !== 'all'
    const results = isOne ? await runOne(word) : await runMany(word !== 'all')
    const seconds = (performance.now() - started) / 1000
    const { eachChange, all } = budget.seconds
    const whole = isOne ? undefined : { seconds, aim: word === 'all' ? all : eachChange }
    process.stdout.write(`\n${summaryOf(results, whole)}\n`)
    // What the runner's arguments choose leaves the rest out.
    const mayBeSkipped = args.length > 0
    if (results.some(({ failed, skipped }) => failed > 0 || (skipped > 0 && !mayBeSkipped)))
      process.exitCode = 1
  }),
)
