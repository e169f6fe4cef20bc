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

/** An approval that waits for somebody: where it is dealt with, and the number of what is approved. */
export async function waitingApproval(portal: RunningPortal, world: string, userName: string) {
  const store = await openStore({ dataDir: portal.dataDir })
  try {
    const { db } = await store.world(world)
    const { process } = await db.approvalTask.findFirstOrThrow({
      where: { state: 'waiting', assignee: { userName } },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
      orderBy: { id: 'asc' },
    })
    const { menuItem, businessKey } = process
    const { code: systemCode } = menuItem.system
    return { menu: menuItem.code, systemCode, businessKey, path: menuItem.path }
  } finally {
    await store.close()
  }
}
