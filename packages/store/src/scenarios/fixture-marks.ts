import { createHash } from 'node:crypto'
import { parseDocument } from 'yaml'
import { readCompanyFiles } from '../company/company-files.ts'
import { configPath } from '../company/installation-config.ts'
import { refused, StoreError } from '../store-error.ts'
import type { NamedScenario } from './scenario-files.ts'
import { placeIn } from './scenario-references.ts'

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
