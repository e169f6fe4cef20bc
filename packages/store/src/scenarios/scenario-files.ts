import { readCompanyFiles, readSource } from '../company/company-files.ts'
import { StoreError } from '../store-error.ts'
import { Scenario } from './scenario-schema.ts'

export interface NamedScenario extends Scenario {
  readonly name: string
}

/** All scenarios of a folder, by name. @throws {StoreError} naming file, line and what was expected */
export async function readScenarios(dir: string): Promise<NamedScenario[]> {
  const files = await readCompanyFiles(dir)
  return files.map((file) => ({
    name: file.path.replace(/\.yaml$/, ''),
    ...readSource(file, Scenario).content,
  }))
}

/**
 * Scenarios with all that they extend, in the order in which they are applied, each once.
 * @throws {StoreError} for a name that there is not, and for scenarios that extend each other
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
      const known = scenarios.map((one) => one.name).join(', ')
      throw new StoreError(`There is no scenario ${name}; expected one of ${known}`)
    }
    for (const base of scenario.extends ?? []) add(base, [...path, name])
    if (!order.includes(scenario)) order.push(scenario)
  }
  for (const name of wanted) add(name, [])
  return order
}
