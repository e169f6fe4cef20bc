import type { DataOf } from '@portal/protocol/client'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import type { Store } from '@portal/store/store'
import { StoreError } from '@portal/store/store-error'
import type { WorldInfo } from '@portal/store/worlds/snapshots'

/** A world or a snapshot in its wire format. */
export const summaryOf = ({ name, bytes, changedAt }: WorldInfo) => ({
  name,
  bytes,
  changedAt: changedAt.toISOString(),
})

export async function listWorlds(store: Store): Promise<DataOf<typeof controlCalls.listWorlds>> {
  return (await store.worlds()).map(summaryOf)
}

/** @throws {UnknownWorld} */
export async function worldInfo(store: Store, name: string): Promise<DataOf<typeof controlCalls.worldInfo>> {
  const { world, release } = await store.lease(name)
  try {
    const found = (await store.worlds()).find((one) => one.name === world.name)
    if (!found) throw new StoreError(`The world ${world.name} was removed just now`)
    const [users, orders] = [await world.db.user.count(), await world.db.salesOrder.count()]
    const snapshots = (await store.snapshots(name)).map((snapshot) => snapshot.name)
    const { settings, faults } = world
    const bent = { now: world.now().toISOString(), seed: settings.seed, faults: faults.length }
    return { ...summaryOf(found), ...bent, users, orders, snapshots }
  } finally {
    release()
  }
}
