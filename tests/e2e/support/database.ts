import type { RunningPortal } from './portal-process.ts'
import { inWorld } from './world-state.ts'

/** Numbers of the newest ceramic orders in the database of a world, straight from its file. */
export const newestOrderNumbers = (portal: RunningPortal, world: string, count: number): Promise<string[]> =>
  inWorld(portal, world, async ({ db }) => {
    const orders = await db.salesOrder.findMany({
      where: { businessUnit: 'ceramic' },
      orderBy: [{ orderedAt: 'desc' }, { id: 'desc' }],
      take: count,
    })
    return orders.map(({ orderNo }) => orderNo)
  })

/** An approval that waits for somebody: where it is dealt with, and the number of what is approved. */
export const waitingApproval = (portal: RunningPortal, world: string, userName: string) =>
  inWorld(portal, world, async ({ db }) => {
    const { process } = await db.approvalTask.findFirstOrThrow({
      where: { state: 'waiting', assignee: { userName } },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
      orderBy: { id: 'asc' },
    })
    const { menuItem, businessKey } = process
    const { code: systemCode } = menuItem.system
    return { menu: menuItem.code, systemCode, businessKey, path: menuItem.path }
  })
