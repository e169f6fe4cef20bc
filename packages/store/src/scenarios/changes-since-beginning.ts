import { type Compare, changesSinceStart } from '../compare-worlds.ts'
import type { Store } from '../store.ts'
import type { Begun } from '../templates/beginning.ts'
import type { WorldSettings } from '../worlds/settings.ts'
import { openWorld } from '../worlds/world.ts'
import { withTemporary } from '../worlds/world-files.ts'
import { fillWith, listScenarios } from './apply-scenario.ts'
import { withExtended } from './scenario-files.ts'

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
