import type { WatchedWorld } from '@portal/protocol/control/classes'
import type { Store } from '@portal/store/store'
import { tourOf } from '@portal/store/training/tour'
import type { WorldSettings } from '@portal/store/worlds/settings'
import type { World } from '@portal/store/worlds/world'
import type { ControlAccess } from '../access/control-access.ts'
import { entrancePath } from './entrance.ts'
import { chosenWorlds, problemOf } from './worlds.ts'

export async function watchWorlds(
  store: Store,
  pattern: string,
  access: ControlAccess,
): Promise<WatchedWorld[]> {
  const watched: WatchedWorld[] = []
  for (const name of await chosenWorlds(store, [pattern])) {
    const path = entrancePath(access, name, undefined)
    const unknown = { now: null, frozen: false, faults: 0, scenarios: [], tour: null, ...unknownVisits }
    const seen = await watch(store, name).catch((error: unknown) => ({ ...unknown, ...problemOf(error) }))
    watched.push({ name, path, ...seen })
  }
  return watched
}

function tourIn(settings: WorldSettings): WatchedWorld['tour'] {
  const found = tourOf(settings)
  if (!found) return null
  const { scenario, story, progress } = found
  return {
    ...{ scenario, step: progress?.step ?? null },
    ...{ steps: story.steps.length, left: progress?.left ?? false },
  }
}

async function watch(store: Store, name: string): Promise<Omit<WatchedWorld, 'name' | 'path'>> {
  const { world, state, release } = await store.lease(name)
  try {
    const { settings, faults } = state
    return {
      now: world.now().toISOString(),
      frozen: settings.clock.frozenAtMs !== null,
      faults: faults.length,
      scenarios: [...settings.startedWith],
      tour: tourIn(settings),
      ...visitsTo(world),
    }
  } finally {
    release()
  }
}

type Visits = Pick<WatchedWorld, 'users' | 'givenAt' | 'last' | 'problem' | 'refusal'>
const unknownVisits = { users: [], givenAt: null, last: null }

/** Who is in a world; a damaged journal leaves that open, and the rest of the world is known all the same. */
function visitsTo({ journal }: World): Visits {
  try {
    const last = journal.read({ limit: 1 }).at(-1)
    return {
      users: journal.users().map(({ user, time }) => ({ userName: user, lastAt: time })),
      givenAt: journal.givenAt() ?? null,
      last: last
        ? { time: last.time, user: last.user, call: last.call, path: last.path, status: last.status }
        : null,
      problem: null,
    }
  } catch (error) {
    return { ...unknownVisits, ...problemOf(error) }
  }
}
