import { createHash } from 'node:crypto'
import { nearest } from '@portal/protocol/rules/nearest'
import { parseDocument } from 'yaml'
import { configPath } from '../company/company-choice.ts'
import { readCompanyFiles, readEachFile, readSource, type ValuePath } from '../company/company-files.ts'
import { refused, StoreError } from '../store-error.ts'
import { exists } from '../worlds/world-files.ts'
import { placeIn } from './scenario-references.ts'
import { Scenario } from './scenario-schema.ts'

export interface NamedScenario extends Scenario {
  readonly name: string
  /** The error in its file, with file, line and what was expected; the others can still be applied. */
  readonly problem?: string
  /** File and line of a value. */
  readonly at?: (path: ValuePath) => string
}

/** All scenarios of a folder, by name; a broken one has its problem in place of a description. */
export async function readScenarios(dir: string): Promise<NamedScenario[]> {
  const files = await readEachFile(dir)
  return files.map((file) => {
    const name = file.path.replace(/\.yaml$/, '')
    const broken = (problem: string) => ({ name, description: problem, descriptionEn: problem, problem })
    if ('unreadable' in file)
      return broken(`scenarios/${file.path} cannot be read (${file.unreadable}); expected a YAML file`)
    try {
      const { content, at } = readSource(file, Scenario)
      return { name, ...content, at: (path) => `scenarios/${at(path)}` }
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      return broken(`scenarios/${error.message.replaceAll('\n', '\nscenarios/')}`)
    }
  })
}

/** The scenarios of two folders by name; of two with the same name the saved one. The folder of the saved ones need not exist. */
export async function readAllScenarios(dir: string, savedDir: string): Promise<NamedScenario[]> {
  const saved = (await exists(savedDir)) ? await readScenarios(savedDir) : []
  const names = new Set(saved.map(({ name }) => name))
  const others = (await readScenarios(dir)).filter(({ name }) => !names.has(name))
  return [...others, ...saved].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * Scenarios with all that they extend, in the order in which they are applied, each once.
 * @throws {StoreError} for a name that does not exist, and for scenarios that extend each other
 */
export function withExtended(
  scenarios: readonly NamedScenario[],
  ...wanted: readonly string[]
): NamedScenario[] {
  const order: NamedScenario[] = []
  const add = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new StoreError(`The scenario ${name} extends itself: ${[...path, name].join(' → ')}`)
    const scenario = scenarios.find((one) => one.name === name)
    if (!scenario) {
      const known = scenarios.map((one) => one.name)
      const near = nearest(name, known)
      const expected = near === undefined ? `expected one of ${known.join(', ')}` : `did you mean ${near}?`
      const place = path.length === 0 ? '' : `scenarios/${path.at(-1)}.yaml: extends: `
      throw new StoreError(
        `${place}There is no scenario ${name}; ${expected}`,
        refused('unknownScenario', { name }),
      )
    }
    if (scenario.problem !== undefined)
      throw new StoreError(scenario.problem, refused('brokenScenario', { problem: scenario.problem }))
    for (const base of scenario.extends ?? []) add(base, [...path, name])
    if (!order.includes(scenario)) order.push(scenario)
  }
  for (const name of wanted) add(name, [])
  return order
}

/** A mark for the content of each fixture file, by its path. Comments and the form of a file make no difference. */
export async function fixtureMarks(companyDir: string): Promise<Record<string, string>> {
  const files = (await readCompanyFiles(companyDir)).filter(({ path }) => path !== configPath)
  return Object.fromEntries(files.map(({ path, text }) => [path, markOf(text)]))
}

const markOf = (text: string) =>
  createHash('sha256')
    .update(JSON.stringify(parseDocument(text).toJS()))
    .digest('hex')
    .slice(0, 12)

/**
 * Ids of a saved scenario's rows are places in the fixtures: over other ones, a row would refer to another record.
 * @throws {StoreError} that names the files that differ, for a scenario that knows its fixtures
 */
export async function requireSameFixtures(
  companyDir: string,
  scenarios: readonly NamedScenario[],
): Promise<void> {
  const saved = scenarios.filter(({ savedOver }) => savedOver)
  if (saved.length === 0) return
  const present = await fixtureMarks(companyDir)
  for (const scenario of saved) {
    const { name, savedOver = {} } = scenario
    const paths = [...new Set([...Object.keys(savedOver), ...Object.keys(present)])].toSorted()
    const different = paths
      .filter((path) => savedOver[path] !== present[path])
      .map((path) => `${path} ${present[path] ? (savedOver[path] ? 'differs' : 'is new') : 'is missing'}`)
    if (different.length === 0) continue
    const problem =
      `${placeIn(scenario, ['savedOver'])}: the company has changed since it was saved: ${different.join(', ')}. ` +
      'Its rows would belong to other records. Bring these files back, or save it again from a world of the ' +
      `present ones (portal scenario save ${name} --replace)`
    throw new StoreError(problem, refused('brokenScenario', { problem }))
  }
}
