import type { World } from '@portal/store/worlds/world'

/** Rows that a sample call can be about. */
export interface SampleRows {
  readonly taskId: number
  readonly processInstanceId: string
  readonly postingId: number
}

const undoneFirst = { sort: 'asc', nulls: 'first' } as const

/** A task that waits and is about somebody else's application, which is made the user's own, and points of the user's distributor, such as still wait if there are any. */
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
  return { taskId: task.id, processInstanceId: task.process.processNo, postingId: posting.id }
}
