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

/** Approvals that wait for a user, on the page of the first of them: where they are decided, and what they are about. */
export const waitingApprovals = (portal: RunningPortal, world: string, userName: string) =>
  inWorld(portal, world, async ({ db }) => {
    const tasks = await db.approvalTask.findMany({
      where: { state: 'waiting', assignee: { userName } },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
      orderBy: { id: 'asc' },
    })
    const found = tasks.map(({ id, process: { menuItem, businessKey } }) => ({
      taskId: id,
      menu: menuItem.code,
      systemCode: menuItem.system.code,
      businessKey,
      path: menuItem.path,
    }))
    return found.filter(
      ({ menu, systemCode }) => menu === found[0]?.menu && systemCode === found[0].systemCode,
    )
  })

/** The first approval that waits for a user. */
export async function waitingApproval(portal: RunningPortal, world: string, userName: string) {
  const [first] = await waitingApprovals(portal, world, userName)
  if (!first) throw new Error(`No approval waits for ${userName}`)
  return first
}

/** The step that an approval of this number waits for, and whose it is. */
export const openTaskOf = (portal: RunningPortal, world: string, businessKey: string) =>
  inWorld(portal, world, async ({ db }) => {
    const { name, assignee } = await db.approvalTask.findFirstOrThrow({
      where: { state: 'waiting', process: { businessKey } },
      include: { assignee: true },
    })
    return { taskName: name, userName: assignee.userName }
  })

/** A shipped ceramic order, which has no pending approval, with the quantity of its first line. */
export const shippedOrder = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, async ({ db }) => {
    const { orderNo, lines } = await db.salesOrder.findFirstOrThrow({
      where: { businessUnit: 'ceramic', status: 'shipped' },
      include: { lines: { orderBy: { lineNo: 'asc' }, take: 1 } },
      orderBy: { orderedAt: 'desc' },
    })
    return { orderNo, quantity: lines[0]?.quantity }
  })
