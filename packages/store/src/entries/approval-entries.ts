import type { EntryOf } from '@portal/protocol/entries/entry-kinds'
import { isApprovedKind } from '../applications/seed-applications.ts'
import type { BusinessUnit, ProcessSubject } from '../generated/client.ts'
import { approvalKinds } from '../seeds/approval-kinds.ts'
import { readApprovers } from '../seeds/approvers.ts'
import { defined } from './people.ts'
import { date, EntryRefusal, type EntryWriter, given, type Writing } from './writing.ts'

type ApprovalEntry = EntryOf<'approval'>

/** Approvals with chosen people, the first of whom has to decide. */
export const approvalWriter: EntryWriter<'approval'> = {
  async find({ of }, { tx }) {
    const process = await tx.approvalProcess.findFirst({
      where: { businessKey: given(of, 'of') },
      include: { applicant: true, tasks: { include: { assignee: true }, orderBy: { stepNo: 'asc' } } },
      orderBy: { id: 'desc' },
    })
    if (!process) return undefined
    const { id, businessKey, title, titleEn, startedAt, applicant, tasks } = process
    const values = {
      ...{ of: businessKey, title, titleEn, started: startedAt.toISOString(), applicant: applicant.userName },
      approvers: tasks.map(({ assignee }) => assignee.userName),
      approved: tasks.filter(({ state }) => state === 'approved').length,
    }
    return { id, values }
  },

  async add(entry, writing) {
    const { tx, now, idOf } = writing
    const subject = await subjectOf(given(entry.of, 'of'), writing)
    const place = (await readApprovers(tx)).placeOf(subject)
    if (!place)
      throw new EntryRefusal('of', 'the company has no page on which approvals of this kind are dealt with')
    const applicantId =
      entry.applicant === undefined
        ? (subject.createdById ?? (await readApprovers(tx)).applicantOf(subject, place))
        : await idOf('user', entry.applicant, 'applicant')
    if (applicantId === undefined)
      throw new EntryRefusal('applicant', 'is missing: no user could have applied')
    const { _max } = await tx.approvalProcess.aggregate({ _max: { id: true } })
    const id = (_max.id ?? 0) + 1
    const startedAt = date(entry.started) ?? now
    const kind = approvalKinds[subject.subject]
    await tx.approvalProcess.create({
      data: {
        ...{
          id,
          processNo: `SP${10_000_000 + id}`,
          subject: subject.subject,
          businessKey: subject.businessKey,
        },
        title: entry.title ?? `${kind.name}：${subject.businessKey}`,
        titleEn: entry.titleEn ?? `${kind.nameEn}: ${subject.businessKey}`,
        ...{ menuItemId: place.menuItemId, applicantId, startedAt, state: 'running' },
      },
    })
    await writeTasks(id, subject.subject, startedAt, given(entry.approvers, 'approvers'), entry, writing)
  },

  async change({ id, values }, entry, writing) {
    const { tx, idOf } = writing
    const { title, titleEn } = entry
    const applicantId =
      entry.applicant === undefined ? undefined : await idOf('user', entry.applicant, 'applicant')
    const process = await tx.approvalProcess.update({
      where: { id },
      data: defined({ title, titleEn, applicantId, startedAt: date(entry.started) }),
    })
    if (entry.approvers === undefined && entry.approved === undefined) return
    await tx.approvalTask.deleteMany({ where: { processId: id } })
    const approvers = entry.approvers ?? values.approvers ?? []
    await writeTasks(id, process.subject, process.startedAt, approvers, { ...values, ...entry }, writing)
  },
}

interface Subject {
  readonly subject: ProcessSubject
  readonly businessKey: string
  readonly businessUnit: BusinessUnit | null
  readonly distributorId: number | null
  readonly createdById?: number
}

async function subjectOf(businessKey: string, { tx }: Writing): Promise<Subject> {
  const order = await tx.salesOrder.findUnique({ where: { orderNo: businessKey } })
  if (order) return { subject: 'salesOrder', businessKey, ...order }
  const project = await tx.project.findUnique({ where: { projectNo: businessKey } })
  if (project) return { subject: 'project', businessKey, ...project }
  const contract = await tx.contract.findUnique({ where: { contractNo: businessKey } })
  if (contract) return { subject: 'contract', businessKey, ...contract }
  const application = await tx.application.findUnique({ where: { applicationNo: businessKey } })
  if (application && isApprovedKind(application.kind)) {
    return { businessKey, ...application, subject: application.kind, businessUnit: null }
  }
  throw new EntryRefusal('of', `there is no order, project, contract or application ${businessKey}`)
}

async function writeTasks(
  processId: number,
  subject: ProcessSubject,
  startedAt: Date,
  approvers: readonly string[],
  { approved = 0 }: ApprovalEntry,
  { tx, now, idOf }: Writing,
): Promise<void> {
  if (approvers.length === 0) throw new EntryRefusal('approvers', 'is empty: expected at least one user')
  if (approved > approvers.length) {
    throw new EntryRefusal('approved', `${approved} is more than the ${approvers.length} steps there are`)
  }
  const assignees = await Promise.all(approvers.map((name) => idOf('user', name, 'approvers')))
  const { steps } = approvalKinds[subject]
  await tx.approvalTask.createMany({
    data: assignees.map((assigneeId, index) => ({
      ...{ processId, assigneeId, stepNo: index + 1 },
      name: steps[index]?.name ?? `第${index + 1}步`,
      nameEn: steps[index]?.nameEn ?? `Step ${index + 1}`,
      state: index < approved ? 'approved' : index === approved ? 'waiting' : 'pending',
      startedAt: index <= approved ? startedAt : null,
      endedAt: index < approved ? now : null,
    })),
  })
  const isDone = approved === approvers.length
  await tx.approvalProcess.update({
    where: { id: processId },
    data: { state: isDone ? 'approved' : 'running', endedAt: isDone ? now : null },
  })
}
