import { nearest } from '@portal/protocol/rules/nearest'
import { readEachFile, readSource, type ValuePath } from '../company/company-files.ts'
import { refused, StoreError } from '../store-error.ts'
import { exists } from '../worlds/world-files.ts'
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
