import type { World } from '@portal/store/worlds/world'

/** Rows that a sample call can be about. */
export interface SampleRows {
  readonly taskId: number
  readonly processInstanceId: string
  readonly postingId: number
  readonly orderNo: string
  readonly distributorCode: string
}

const undoneFirst = { sort: 'asc', nulls: 'first' } as const

/** A waiting task about another user's application, assigned to the user; points of the user's distributor, unposted ones first; and an order of that distributor, which may order more. */
export async function sampleRows({ db }: World, userId: number): Promise<SampleRows> {
  const { id } = await db.approvalTask.findFirstOrThrow({
    where: { state: 'waiting', process: { applicantId: { not: userId } } },
  })
  const task = await db.approvalTask.update({
    where: { id },
    data: { assigneeId: userId },
    include: { process: true },
  })
  const posting = await db.pointPosting.findFirstOrThrow({
    where: { distributor: { users: { some: { id: userId } } } },
    orderBy: { postedAt: undoneFirst },
  })
  const order = await db.salesOrder.findFirstOrThrow({
    where: { distributor: { users: { some: { id: userId } } } },
    include: { distributor: true },
    orderBy: { id: 'asc' },
  })
  const { code: distributorCode } = order.distributor
  // A frozen account takes no orders.
  await db.distributorAccount.update({
    where: { distributorId: order.distributorId },
    data: { frozenAt: null, freezeReason: null },
  })
  return {
    orderNo: order.orderNo,
    distributorCode,
    taskId: task.id,
    processInstanceId: task.process.processNo,
    postingId: posting.id,
  }
}
