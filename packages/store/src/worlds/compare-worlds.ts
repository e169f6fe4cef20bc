import { readCompanyFiles } from '../company/company-files.ts'
import type { Store } from '../store.ts'
import { openDatabase } from './database.ts'
import { fillWorld } from './fill-world.ts'
import { type RowDifferences, rowDifferences } from './row-differences.ts'
import type { World } from './world.ts'
import { removeDatabase, temporaryFile } from './world-files.ts'

/** The file of an open world. */
function fileOf(world: World): string {
  const [main] = world.read('PRAGMA database_list', [])
  return String(main?.file)
}

/** What has to be done to the rows of one world to have those of another. */
export async function compareWorlds(store: Store, from: string, to: string): Promise<RowDifferences> {
  const [before, after] = [await store.lease(from), await store.lease(to)]
  try {
    return rowDifferences(fileOf(before.world), fileOf(after.world))
  } finally {
    before.release()
    after.release()
  }
}

export interface ChangesSinceStart {
  readonly differences: RowDifferences
  /** When the company was written that the changes are to. */
  readonly madeAt: Date
}

/** What happened to a world since its company was written: that is written again, as of that time. */
export async function changesSinceStart(store: Store, name: string): Promise<ChangesSinceStart> {
  const { world, release } = await store.lease(name)
  const start = temporaryFile(fileOf(world))
  try {
    const madeAt = world.settings.madeAt ?? new Date(world.realNow())
    const db = await openDatabase(start)
    try {
      await fillWorld(db, {
        files: await readCompanyFiles(store.companyDir),
        now: madeAt,
        onProgress: () => {},
      })
    } finally {
      await db.$disconnect()
    }
    return { differences: rowDifferences(start, fileOf(world)), madeAt }
  } finally {
    release()
    await removeDatabase(start)
  }
}
