import { basename, dirname, join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { root } from '../../scripts/prepare/workspace.mjs'

/** Tests of the command line start it as a process, built from the sources: they can't run while a source is broken. */
const startsProcesses = 'packages/cli/'

/** So many files of tests run first: they notice most faults. */
const nearest = 2

/** @param {string} file */
const packageOf = (file) => file.split('/').slice(0, 2).join('/')

/** Steps from the folder of a source to that of a test; the test of the source itself is the nearest. @param {string} file @param {string} test */
function distance(file, test) {
  const steps = relative(dirname(file), dirname(test)).split('/').filter(Boolean).length
  const [name = ''] = basename(file).split('.')
  return basename(test).startsWith(`${name}.`) ? steps - 1 : steps
}

/** @param {import('vitest/node').TestCase} test */
const reasonOf = (test) => (test.result().errors?.[0]?.message ?? '').replaceAll(/\s+/g, ' ').slice(0, 80)

/** One runner for all places: what is not broken is transformed once. */
export async function unitTests() {
  const vitest = await createVitest('test', {
    root,
    watch: false,
    bail: 1,
    testTimeout: 60_000,
    project: ['node', 'dom'],
    reporters: [{}],
  })
  const specs = await vitest.globTestSpecifications()
  /** @typedef {(typeof specs)[number]} Spec */
  const pathOf = (/** @type {Spec} */ spec) => relative(root, spec.moduleId)
  /**
   * What `vitest related` goes by, which is no part of its interface.
   * @type {{ getTestDependencies(spec: Spec): Promise<Set<string>> }}
   */
  const dependencies = Reflect.get(vitest, 'specifications')
  /** @type {Map<Spec, Set<string>>} sources that files of tests load */
  const loaded = new Map()
  /** @param {Spec} spec @param {string} path */
  async function loads(spec, path) {
    const known = loaded.get(spec) ?? (await dependencies.getTestDependencies(spec))
    loaded.set(spec, known)
    return known.has(path)
  }
  /** Files of tests that pass with whole sources. @type {Set<Spec>} */
  const good = new Set()

  /** The first test that fails. @param {Spec[]} chosen @returns {Promise<{ spec: Spec, title: string } | undefined>} */
  async function failureIn(chosen) {
    if (chosen.length === 0) return undefined
    await vitest.runTestSpecifications(chosen)
    const failures = chosen.flatMap((spec) => {
      const module = spec.testModule
      const [test] = module?.children.allTests('failed') ?? []
      if (test) return [{ spec, title: `${test.fullName}: ${reasonOf(test)}` }]
      return (module?.errors().length ?? 0) > 0 ? [{ spec, title: 'could not be loaded' }] : []
    })
    return failures[0]
  }

  /** The same, unless it passes when repeated: on a busy machine some fail by chance. @param {Spec[]} chosen */
  async function confirmedFailureIn(chosen) {
    for (let rest = chosen; rest.length > 0; ) {
      const failure = await failureIn(rest)
      if (!failure) return undefined
      const again = await failureIn([failure.spec])
      if (again) return again
      rest = rest.filter((spec) => spec !== failure.spec)
    }
    return undefined
  }

  /** @param {Spec} spec */
  async function isGood(spec) {
    if (!good.has(spec) && !(await confirmedFailureIn([spec]))) good.add(spec)
    return good.has(spec)
  }

  return {
    /**
     * The first test that fails while a source is broken and passes with the whole one, of those that load it: few near
     * the source first, then more and more of its package and of others.
     * @param {string} file
     * @param {{ breakIt: () => void, mend: () => void }} change
     * @returns {Promise<string | undefined>}
     */
    async noticedBy(file, { breakIt, mend }) {
      const path = join(root, file)
      const isOwn = (/** @type {Spec} */ spec) => packageOf(pathOf(spec)) === packageOf(file)
      const waiting = specs
        .filter((spec) => isOwn(spec) || !pathOf(spec).startsWith(startsProcesses))
        .sort(
          (one, other) =>
            Number(isOwn(other)) - Number(isOwn(one)) ||
            distance(file, pathOf(one)) - distance(file, pathOf(other)),
        )
      /** The next ones that load the source. @param {number} count */
      async function take(count) {
        const taken = []
        while (taken.length < count) {
          const spec = waiting.shift()
          if (!spec) break
          if (await loads(spec, path)) taken.push(spec)
        }
        return taken
      }
      /** @template Result @param {() => Promise<Result>} work */
      async function whileBroken(work) {
        breakIt()
        vitest.invalidateFile(path)
        try {
          return await work()
        } finally {
          mend()
          vitest.invalidateFile(path)
        }
      }
      for (let count = nearest; ; count *= 4) {
        let chosen = await take(count)
        if (chosen.length === 0) return undefined
        for (;;) {
          const failure = await whileBroken(() => confirmedFailureIn(chosen))
          if (!failure) break
          if (await isGood(failure.spec)) return `${pathOf(failure.spec)} › ${failure.title}`
          chosen = chosen.filter((spec) => spec !== failure.spec)
        }
      }
    },
    close: () => vitest.close(),
  }
}
