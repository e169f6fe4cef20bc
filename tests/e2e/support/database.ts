import type { RunningPortal } from '@portal/testing/portal-process'
import { inWorld } from './world-state.ts'

/**
 * Numbers of the newest ceramic orders in the database of a world, straight from its file; `settled` are those whose
 * approval is over, so that their page is not an approval for anybody.
 */
export const newestOrderNumbers = (
  portal: RunningPortal,
  world: string,
  count: number,
  { settled = false } = {},
): Promise<string[]> =>
  inWorld(portal, world, async ({ db }) => {
    const orders = await db.salesOrder.findMany({
      where: { businessUnit: 'ceramic', ...(settled && { status: { notIn: ['draft', 'submitted'] } }) },
      orderBy: [{ orderedAt: 'desc' }, { id: 'desc' }],
      take: count,
    })
    return orders.map(({ orderNo }) => orderNo)
  })

/** Approvals that wait for a user, on the page of the first of them: where they are decided, and what they are about. */
export const waitingApprovals = (
  portal: RunningPortal,
  world: string,
  userName: string,
  subject?: 'salesOrder',
) =>
  inWorld(portal, world, async ({ db }) => {
    const tasks = await db.approvalTask.findMany({
      where: { state: 'waiting', assignee: { userName }, ...(subject && { process: { subject } }) },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
      orderBy: subject ? { startedAt: 'asc' } : { id: 'asc' }, // the home page shows even the oldest
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

/** Gives a user so many waiting approvals like the first order that waits for it, those of others where there are too few. */
export const giveOrdersToApprove = (portal: RunningPortal, world: string, userName: string, count: number) =>
  inWorld(portal, world, async ({ db }) => {
    const { id: assigneeId } = await db.user.findUniqueOrThrow({ where: { userName } })
    const waiting = { state: 'waiting', process: { subject: 'salesOrder' } } as const
    const own = await db.approvalTask.findMany({
      where: { ...waiting, assigneeId },
      include: { process: true },
    })
    const menuItemId = own[0]?.process.menuItemId ?? 0
    const alike = own.filter(({ process }) => process.menuItemId === menuItemId)
    const others = await db.approvalTask.findMany({
      where: {
        state: 'waiting',
        process: { subject: 'salesOrder', menuItemId, NOT: { applicantId: assigneeId } },
        NOT: { assigneeId },
      },
      orderBy: { startedAt: 'asc' },
      take: Math.max(0, count - alike.length),
    })
    const ids = others.map(({ id }) => id)
    await db.approvalTask.updateMany({ where: { id: { in: ids } }, data: { assigneeId } })
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
