import { setTimeout as delay } from 'node:timers/promises'
import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import type { Store } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import { requireKnown } from './known-filter.ts'

/** How soon a record is told; the journal is asked, because other processes write to it too. */
const everyMs = 200
/** As many as a journal holds. */
const all = 10_000

/**
 * Records of a world's journal from the moment of the answer on, as they come, until the signal is aborted. To look makes
 * no world: where there is none, those of the next one of that name are told.
 * @throws {StoreError} when the filter names a user whom the world does not know
 */
export async function followRequests(
  store: Store,
  name: string,
  filter: RequestFilter,
  signal: AbortSignal,
): Promise<AsyncGenerator<RequestRecord>> {
  const look = async <Seen>(at: (world: World) => Seen | Promise<Seen>) => {
    if (!(await store.hasWorld(name))) return undefined
    const { world, release } = await store.lease(name)
    try {
      return await at(world)
    } finally {
      release()
    }
  }
  const latest = await look(async (world) => {
    await requireKnown(world, filter)
    return world.journal.read({ limit: 1 }).at(-1)
  })
  let after = filter.after ?? latest?.id ?? 0
  async function* following() {
    while (!signal.aborted) {
      const records = await look(({ journal }) => journal.read({ ...filter, after, limit: all }))
      if (!records) after = 0 // a removed world took its journal along
      for (const record of records ?? []) {
        after = record.id
        yield record
      }
      await delay(everyMs, undefined, { signal }).catch(() => {}) // the end that was asked for
    }
  }
  return following()
}
