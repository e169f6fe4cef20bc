import type { World } from '../worlds/world.ts'

/** What there was when a tour began, as largest ids: times would not do, since the clock of a world is moved back, too. */
export interface TourMark {
  readonly order: number
  readonly application: number
  readonly process: number
  readonly task: number
  /** Tasks that were not decided yet. */
  readonly waiting: readonly number[]
}

export async function markNow({ db }: World): Promise<TourMark> {
  const largest = { _max: { id: true } } as const
  const [order, application, process, task] = await Promise.all([
    db.salesOrder.aggregate(largest),
    db.application.aggregate(largest),
    db.approvalProcess.aggregate(largest),
    db.approvalTask.aggregate(largest),
  ])
  const waiting = await db.approvalTask.findMany({ where: { endedAt: null }, select: { id: true } })
  return {
    order: order._max.id ?? 0,
    application: application._max.id ?? 0,
    process: process._max.id ?? 0,
    task: task._max.id ?? 0,
    waiting: waiting.map(({ id }) => id),
  }
}
