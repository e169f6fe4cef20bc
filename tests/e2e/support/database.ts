import { openStore } from '@portal/store/store'
import type { RunningPortal } from './portal-process.ts'

/** Numbers of the newest ceramic orders in the database of a world, straight from its file. */
export async function newestOrderNumbers(
  portal: RunningPortal,
  world: string,
  count: number,
): Promise<string[]> {
  const store = await openStore({ dataDir: portal.dataDir })
  try {
    const { db } = await store.world(world)
    const orders = await db.salesOrder.findMany({
      where: { businessUnit: 'ceramic' },
      orderBy: [{ orderedAt: 'desc' }, { id: 'desc' }],
      take: count,
    })
    return orders.map(({ orderNo }) => orderNo)
  } finally {
    await store.close()
  }
}
