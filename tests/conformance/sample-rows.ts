import type { World } from '@portal/store/worlds/world'

/** Rows that a sample call can be about. */
export interface SampleRows {
  readonly taskId: number
  readonly processInstanceId: string
  readonly postingId: number
}

const undoneFirst = { sort: 'asc', nulls: 'first' } as const

/** A task of a user of a distributor and points of the distributor, such as still wait as long as there are any. */
export async function sampleRows({ db }: World, userId: number): Promise<SampleRows> {
  const task = await db.approvalTask.findFirstOrThrow({
    where: { assigneeId: userId, state: { in: ['waiting', 'approved', 'rejected'] } },
    orderBy: { endedAt: undoneFirst },
    include: { process: true },
  })
  const posting = await db.pointPosting.findFirstOrThrow({
    where: { distributor: { users: { some: { id: userId } } } },
    orderBy: { postedAt: undoneFirst },
  })
  return { taskId: task.id, processInstanceId: task.process.processNo, postingId: posting.id }
}
