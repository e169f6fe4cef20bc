import type { StoryCheck } from '@portal/protocol/control/story'
import type { World } from '../worlds/world.ts'
import type { TourProgress } from './tour.ts'
import type { TourMark } from './tour-mark.ts'

/** Whether the condition of a step is true of the world now. */
export async function holds(
  world: World,
  check: StoryCheck,
  { mark, steppedAt }: Pick<TourProgress, 'mark' | 'steppedAt'>,
): Promise<boolean> {
  const { db } = world
  const { order, approval, application, request } = check
  if (order) {
    const { number, by, status } = order
    const which = number === undefined ? { id: { gt: mark.order } } : { orderNo: number }
    const where = {
      ...which,
      ...(by === undefined ? {} : { createdBy: { userName: by } }),
      ...(status === undefined ? {} : { status }),
    }
    return (await db.salesOrder.count({ where })) > 0
  }
  if (approval) {
    const { by, of, applicant, verdict } = approval
    const process = {
      ...(of === undefined ? {} : { businessKey: of }),
      ...(applicant === undefined ? {} : { id: { gt: mark.process }, applicant: { userName: applicant } }),
    }
    const where = { ...decidedSince(mark), state: verdict, assignee: { userName: by }, process }
    return (await db.approvalTask.count({ where })) > 0
  }
  if (application) {
    const { kind, by, state } = application
    const where = {
      ...{ id: { gt: mark.application }, kind, createdBy: { userName: by } },
      ...(state === undefined ? {} : { state }),
    }
    return (await db.application.count({ where })) > 0
  }
  if (!request) return true
  const { call, by: user } = request
  const found = world.journal.read({ call, user, since: steppedAt, limit: 20 })
  return found.some(({ status }) => status !== null && status !== 'E')
}

const decidedSince = ({ task, waiting }: TourMark) => ({
  OR: [{ id: { gt: task } }, { id: { in: [...waiting] } }],
})
