import type { ApprovalProcess, ApprovalTask, BusinessUnit, ProcessSubject } from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { type ApprovalStep, approvalKinds } from './approval-kinds.ts'
import { drawFor } from './draw.ts'

/** Something that needs or had an approval. */
export interface ApprovalCase {
  readonly subject: ProcessSubject
  readonly businessKey: string
  readonly businessUnit: BusinessUnit
  readonly distributorId: number
  readonly applicantId: number
  readonly since: Date
  readonly isDecided: boolean
  /** What the title tells beside the number, e.g. the project's name. */
  readonly about: string
}

/** Who may do a step, and the page where it is done. */
export interface ApprovalPlace {
  readonly menuItemId: number
  candidates(step: ApprovalStep): readonly number[]
}

type TaskRow = Omit<ApprovalTask, 'id'>

/** The approval of a case under an id; null when nobody could do any of its steps. */
export function approval(
  seed: string,
  id: number,
  given: ApprovalCase,
  place: ApprovalPlace,
  now: Date,
): { readonly process: ApprovalProcess; readonly tasks: readonly TaskRow[] } | null {
  const kind = approvalKinds[given.subject]
  const draw = drawFor(seed, 'ApprovalProcess', given.businessKey)
  const steps = kind.steps.filter((step) => place.candidates(step).length > 0)
  if (steps.length === 0) return null
  const done = given.isDecided ? steps.length : draw('done').int(0, steps.length - 1)
  let time = given.since
  const tasks = steps.map((step, index): TaskRow => {
    const drawTask = drawFor(seed, 'ApprovalTask', `${given.businessKey}-${index + 1}`)
    const startedAt = time
    const isDone = index < done
    if (isDone) time = later(startedAt, drawTask('hours').int(1, 20), now)
    return {
      processId: id,
      stepNo: index + 1,
      name: step.name,
      nameEn: step.nameEn,
      assigneeId: drawTask('assignee').choose(place.candidates(step), (id) => id),
      state: isDone ? 'approved' : index === done ? 'waiting' : 'pending',
      comment: isDone
        ? drawTask('comment').pick(['同意', '同意', '资料齐全，同意', '已核对，请尽快办理'])
        : '',
      startedAt: index <= done ? startedAt : null,
      endedAt: isDone ? time : null,
    }
  })
  return {
    process: {
      id,
      processNo: `SP${10_000_000 + id}`,
      subject: given.subject,
      businessKey: given.businessKey,
      title: `${kind.name}：${given.about}`,
      titleEn: `${kind.nameEn}: ${given.about}`,
      state: given.isDecided ? 'approved' : 'running',
      menuItemId: place.menuItemId,
      applicantId: given.applicantId,
      startedAt: given.since,
      endedAt: given.isDecided ? time : null,
    },
    tasks,
  }
}

/** Some hours later, but not in the world's future. */
const later = (time: Date, hours: number, now: Date) =>
  new Date(
    Math.max(time.getTime(), Math.min(time.getTime() + (hours * dayMs) / 24, startOfDay(now).getTime())),
  )
