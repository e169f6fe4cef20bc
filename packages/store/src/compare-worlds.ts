import type { Store } from './store.ts'
import { type Begun, writeBeginning } from './templates/beginning.ts'
import type { WorldSettings } from './worlds/settings.ts'
import type { World } from './worlds/world.ts'
import { withTemporary } from './worlds/world-files.ts'

/** The file of an open world. */
function fileOf(world: World): string {
  const [main] = world.read('PRAGMA database_list', [])
  return String(main?.file)
}

/** The differences between two databases, such as `rowDifferences`. */
export type Compare<Found> = (startFile: string, endFile: string) => Found

/** What one world has otherwise than another. */
export async function compareWorlds<Found>(
  store: Store,
  [from, to]: readonly [from: string, to: string],
  compare: Compare<Found>,
): Promise<Found> {
  const [before, after] = [await store.lease(from), await store.lease(to)]
  try {
    return compare(fileOf(before.world), fileOf(after.world))
  } finally {
    before.release()
    after.release()
  }
}

export interface ChangesSinceStart<Found> {
  readonly found: Found
  /** When the company was written that the changes are based on. */
  readonly madeAt: Date
  readonly settings: WorldSettings
}

/**
 * What happened to a world since its company was written, which is written again, as of that time, to compare.
 * @param begunOf the world's other start conditions
 */
export async function changesSinceStart<Found>(
  store: Store,
  name: string,
  compare: Compare<Found>,
  begunOf: (settings: WorldSettings) => Promise<Begun | undefined> = async () => undefined,
): Promise<ChangesSinceStart<Found>> {
  const { world, release } = await store.lease(name)
  const work = withTemporary(fileOf(world), async (start) => {
    const { settings } = world
    const madeAt = settings.madeAt ?? new Date(world.realNow())
    await writeBeginning(store, start, madeAt, await begunOf(settings))
    return { found: compare(start, fileOf(world)), madeAt, settings }
  })
  return work.finally(release)
}
