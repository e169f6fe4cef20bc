import { link, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Document, isMap, isSeq, type Node, visit } from 'yaml'
import { type Compare, changesSinceStart } from '../compare-worlds.ts'
import { scenariosDir } from '../paths.ts'
import type { Store } from '../store.ts'
import { refused, StoreError, systemErrorCode } from '../store-error.ts'
import type { Begun } from '../templates/beginning.ts'
import { tourOf } from '../training/tour.ts'
import { type RowDifferences, rowDifferences } from '../worlds/row-differences.ts'
import type { WorldSettings } from '../worlds/settings.ts'
import { openWorld } from '../worlds/world.ts'
import { exists, makeFolder, withTemporary } from '../worlds/world-files.ts'
import { parseScenarioName } from '../worlds/world-name.ts'
import { fillWith, listScenarios } from './apply-scenario.ts'
import { fixtureMarks, withExtended } from './scenario-files.ts'

/**
 * What was done in a world since it began: what its scenarios did is not part of it.
 * @throws {StoreError} for a scenario that no longer exists
 */
export async function changesSinceBeginning<Found>(
  store: Store,
  name: string,
  compare: Compare<Found>,
): Promise<Found> {
  const begunOf = async ({ startedWith, startedAt }: WorldSettings): Promise<Begun | undefined> => {
    // A world of an earlier version doesn't know when: its scenarios count as changes.
    if (startedAt === undefined || startedWith.length === 0) return undefined
    const scenarios = withExtended(await listScenarios(store), ...startedWith)
    return {
      from: [startedAt.toISOString(), scenarios],
      write: (file) =>
        withTemporary(file, async (journalFile) => {
          const start = await openWorld(
            { name, file, generation: 0, journalFile },
            () => startedAt.getTime(),
            () => {},
          )
          try {
            await fillWith(start, scenarios)
          } finally {
            await start.close()
          }
        }),
    }
  }
  return (await changesSinceStart(store, name, compare, begunOf)).found
}

export interface SavedScenario {
  readonly file: string
  /** Rows that applying it writes or deletes. */
  readonly rows: number
}

interface SaveOptions {
  readonly world: string
  readonly description: string
  /** Writes over a scenario of that name. */
  readonly replace?: boolean
}

/**
 * Saves the current state of a world as a scenario, beside the worlds, since the installation may be read-only or
 * replaced.
 * @throws {StoreError} for an existing name, and for a world with too many changes for a file
 */
export async function saveScenario(
  store: Store,
  input: string,
  { world, description, replace = false }: SaveOptions,
): Promise<SavedScenario> {
  const name = parseScenarioName(input)
  const { found, madeAt, settings } = await changesSinceStart(store, world, rowDifferences)
  const differences = withoutUsedUpFaults(found)
  const story = tourOf(settings)?.story
  const document = new Document({
    description,
    descriptionEn: description,
    madeAt: madeAt.toISOString(),
    savedOver: await fixtureMarks(store.companyDir),
    rows: differences,
    ...(story ? { story } : {}),
  })
  visit(document.get('rows', true) as Node, {
    // One line for each row.
    Seq: (_key, node) => {
      for (const item of node.items) if (isMap(item) || isSeq(item)) item.flow = true
    },
  })
  if (!replace && (await exists(join(scenariosDir, `${name}.yaml`)))) throw taken(name)
  const file = join(store.scenariosDir, `${name}.yaml`)
  await makeFolder(store.scenariosDir)
  await withTemporary(file, async (temporary) => {
    await writeFile(temporary, document.toString({ lineWidth: 0 }))
    if (replace) await rm(file, { force: true })
    await link(temporary, file)
  }).catch((error: unknown) => {
    throw systemErrorCode(error) === 'EEXIST' ? taken(name) : error
  })
  const rows = Object.values(differences)
    .map(({ added, changed, removed }) => added.length + changed.length + removed.length)
    .reduce((sum, count) => sum + count, 0)
  return { file, rows }
}

/** They strike no more, and would only fill the list of faults of each world that the scenario is applied to. */
function withoutUsedUpFaults({ Fault: faults, ...others }: RowDifferences): RowDifferences {
  if (!faults) return others
  const added = faults.added.filter(({ remaining }) => remaining !== 0)
  return added.length > 0 ? { ...others, Fault: { ...faults, added } } : others
}

const taken = (name: string) =>
  new StoreError(
    `There is a scenario ${name} already; --replace writes another of that name`,
    refused('scenarioTaken', { name }),
  )
