import { setTimeout as delay } from 'node:timers/promises'
import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import type { Store } from '@portal/store/store'

/** How soon a record is told; the journal is asked, because other processes write to it too. */
const everyMs = 200
/** As many as a journal holds. */
const all = 10_000

/**
 * Records of a world's journal from the moment of the answer on, as they come, until the signal is aborted. To look makes
 * no world: where there is none, those of the next one of that name are told.
 */
export async function followRequests(
  store: Store,
  name: string,
  filter: RequestFilter,
  signal: AbortSignal,
): Promise<AsyncGenerator<RequestRecord>> {
  const read = async (wanted: RequestFilter) => {
    if (!(await store.hasWorld(name))) return undefined
    const { world, release } = await store.lease(name)
    try {
      return world.journal.read(wanted)
    } finally {
      release()
    }
  }
  let after = filter.after ?? (await read({ limit: 1 }))?.at(-1)?.id ?? 0
  async function* following() {
    while (!signal.aborted) {
      const records = await read({ ...filter, after, limit: all })
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
