import { insertRows } from '../engines/sqlite.ts'
import type {
  ApprovalProcess,
  ApprovalTask,
  BusinessUnit,
  Prisma,
  PrismaClient,
  ProcessSubject,
  SharedFile,
} from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import { type Attachment, attachmentRow, openCases } from './approval-files.ts'
import { type ApprovalStep, approvalKinds } from './approval-kinds.ts'
import { type Candidate, decidersOf, readApprovers } from './approvers.ts'
import { inChunks, numbersAfter, seederOf, type WriteJob } from './in-chunks.ts'
import { randomFor } from './random.ts'

/** Something that needs or had an approval. */
export interface ApprovalCase {
  readonly subject: ProcessSubject
  readonly businessKey: string
  /** Null where it is about none, or not known. */
  readonly businessUnit: BusinessUnit | null
  /** Null where it is about none. */
  readonly distributorId: number | null
  readonly applicantId: number
  readonly since: Date
  readonly isDecided: boolean
  /** It starts now: its first step waits. */
  readonly isNew?: boolean
  /** The part of the title besides the number, e.g. the project's name. */
  readonly about: string
  readonly aboutEn: string
  readonly attachments: readonly Attachment[]
}

/** Who may do a step, and the page where it is done. */
export interface ApprovalPlace {
  readonly menuItemId: number
  /** The people who have the sales of the distributor. */
  readonly ownerIds: readonly number[]
  candidates(step: ApprovalStep): readonly Candidate[]
}

type TaskRow = Omit<ApprovalTask, 'id'>

/** The rows of an approval. */
interface StartedApproval {
  readonly process: ApprovalProcess
  readonly tasks: readonly TaskRow[]
  readonly files: readonly Omit<SharedFile, 'id'>[]
}

/** The approval of a case under an id, no step of it the applicant's; null when no user could do any of its steps. */
export function approval(
  seed: string,
  id: number,
  given: ApprovalCase,
  place: ApprovalPlace,
  now: Date,
): StartedApproval | null {
  const kind = approvalKinds[given.subject]
  const draw = randomFor(seed, 'ApprovalProcess', given.businessKey)
  const deciders = (step: ApprovalStep) =>
    decidersOf(place.candidates(step), { ...given, ownerIds: place.ownerIds })
  const steps = kind.steps.filter((step) => deciders(step).length > 0)
  if (steps.length === 0) return null
  const done = given.isDecided ? steps.length : given.isNew ? 0 : draw('done').int(0, steps.length - 1)
  let time = given.since
  const tasks = steps.map((step, index): TaskRow => {
    const drawTask = randomFor(seed, 'ApprovalTask', `${given.businessKey}-${index + 1}`)
    const startedAt = time
    const isDone = index < done
    if (isDone) time = later(startedAt, drawTask('hours').int(1, 20), now)
    return {
      processId: id,
      stepNo: index + 1,
      name: step.name,
      nameEn: step.nameEn,
      assigneeId: drawTask('assignee').choose(deciders(step), (id) => id),
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
      titleEn: `${kind.nameEn}: ${given.aboutEn}`,
      state: given.isDecided ? 'approved' : 'running',
      menuItemId: place.menuItemId,
      applicantId: given.applicantId,
      startedAt: given.since,
      endedAt: given.isDecided ? time : null,
    },
    tasks,
    files: given.attachments.map((one) => attachmentRow(one, id, given.since)),
  }
}

/** Writes approvals in as few statements as there are tables. */
export async function insertApprovals(
  tx: Prisma.TransactionClient,
  made: readonly StartedApproval[],
): Promise<void> {
  await insertRows(
    tx,
    'ApprovalProcess',
    made.map(({ process }) => process),
  )
  await insertRows(
    tx,
    'ApprovalTask',
    made.flatMap(({ tasks }) => tasks),
  )
  await insertRows(
    tx,
    'SharedFile',
    made.flatMap(({ files }) => files),
  )
}

const hourMs = dayMs / 24
const workBegins = 8
const workEnds = 18

/** At work, that time or the next morning. */
function atWork(time: number): number {
  const midnight = startOfDay(new Date(time)).getTime()
  const hour = (time - midnight) / hourMs
  if (hour >= workBegins && hour < workEnds) return time
  const morning = midnight + (hour < workBegins ? 0 : dayMs) + workBegins * hourMs
  return morning + ((time - midnight) % hourMs)
}

/** Some working hours later; where that were not before today, half an hour later, and never in the world's future. */
function later(time: Date, hours: number, now: Date): Date {
  const today = startOfDay(now).getTime()
  const wanted = atWork(time.getTime() + hours * hourMs)
  const ended = wanted < today ? wanted : Math.min(time.getTime() + hourMs / 2, today)
  return new Date(Math.max(time.getTime(), ended))
}

/** The approvals of a new world are one chunk, so that their numbers follow the time at which they began. */
const chunkSize = 1000

/**
 * Adds approvals of orders, projects and contracts that have none yet, with people of the company as approvers.
 * @returns the created rows, fewer than requested when nothing is left to approve
 */
export async function writeApprovals(db: PrismaClient, { seed, now, ...job }: WriteJob) {
  const approvers = await readApprovers(db)
  return inChunks(db, { task: 'approvals', chunkSize, ...job }, async (tx, size) => {
    const { _max } = await tx.approvalProcess.aggregate({ _max: { id: true } })
    const cases = (await openCases(tx, size)).toSorted(
      (one, other) => one.since.getTime() - other.since.getTime(),
    )
    const ids = numbersAfter(_max.id, cases.length)
    const made = cases.flatMap((given, index) => {
      const place = approvers.placeOf(given)
      const id = ids[index]
      if (!place || id === undefined) return []
      const applicantId = given.createdById ?? approvers.applicantOf(given, place)
      if (applicantId === undefined) return []
      const started = approval(seed, id, { ...given, applicantId }, place, now)
      return started ? [started] : []
    })
    await insertApprovals(tx, made)
    return made.map(({ process: { processNo, title } }) => ({ processNo, title }))
  })
}

export const seedApprovals = seederOf(writeApprovals)
