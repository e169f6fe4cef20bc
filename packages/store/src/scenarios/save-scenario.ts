import { link, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Document, isMap, isSeq, visit } from 'yaml'
import { scenariosDir } from '../paths.ts'
import type { Store } from '../store.ts'
import { StoreError, systemErrorCode } from '../store-error.ts'
import { changesSinceStart } from '../worlds/compare-worlds.ts'
import { temporaryFile } from '../worlds/world-files.ts'
import { parseSnapshotName } from '../worlds/world-name.ts'

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
  /** Folder of the scenarios; for tests. */
  readonly dir?: string
}

/**
 * Writes the present state of a world as a scenario, which brings any world into it.
 * @throws {StoreError} for a name that is taken, and for a world that has changed too much for a file
 */
export async function saveScenario(
  store: Store,
  input: string,
  { world, description, replace = false, dir = scenariosDir }: SaveOptions,
): Promise<SavedScenario> {
  const name = parseSnapshotName(input)
  const { differences, madeAt } = await changesSinceStart(store, world)
  const document = new Document({
    description,
    descriptionEn: description,
    madeAt: madeAt.toISOString(),
    rows: differences,
  })
  visit(document, {
    // One line for each row.
    Seq: (_key, node) => {
      for (const item of node.items) if (isMap(item) || isSeq(item)) item.flow = true
    },
  })
  const file = join(dir, `${name}.yaml`)
  const temporary = temporaryFile(file)
  try {
    await writeFile(temporary, document.toString({ lineWidth: 0 }))
    if (replace) await rm(file, { force: true })
    await link(temporary, file)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
    throw new StoreError(`There is a scenario ${name} already; --replace writes over it`)
  } finally {
    await rm(temporary, { force: true })
  }
  const rows = Object.values(differences)
    .map(({ added, changed, removed }) => added.length + changed.length + removed.length)
    .reduce((sum, count) => sum + count, 0)
  return { file, rows }
}
