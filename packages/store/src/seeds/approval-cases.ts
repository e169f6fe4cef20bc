import { insertRows } from '../engines/insert-rows.ts'
import type {
  ApprovalProcess,
  ApprovalTask,
  BusinessUnit,
  Prisma,
  ProcessSubject,
  SharedFile,
} from '../generated/client.ts'
import { dayMs, startOfDay } from '../worlds/clock.ts'
import {
  type Attachment,
  attachmentRow,
  contractAttachments,
  orderAttachments,
  projectAttachments,
} from './approval-files.ts'
import { randomFor } from './random.ts'

/** A step of an approval, done by a user with the responsibility, or by the distributor's own people. */
interface ApprovalStep {
  readonly name: string
  readonly nameEn: string
  readonly by: string
}

interface ApprovalKind {
  readonly name: string
  readonly nameEn: string
  /** Who submits it, unless it says so itself: the distributor's own people, or users with the responsibility. */
  readonly appliedBy: string
  /** System and path of the page where it is dealt with, whatever a company's menu calls it; all who take part see it. */
  readonly page: Readonly<Record<BusinessUnit, readonly [system: string, path: string]>>
  readonly steps: readonly ApprovalStep[]
}

/** Placeholder for the people of the subject's distributor. */
export const byDistributor = 'distributor'

/** How the companies of the fixtures approve things; one without these responsibilities has its own people do it (assumed). */
export const approvalKinds: Readonly<Record<ProcessSubject, ApprovalKind>> = {
  salesOrder: {
    name: '销售订单审批',
    nameEn: 'Sales order approval',
    appliedBy: byDistributor,
    page: { ceramic: ['OSS', '/approvals'], bathroom: ['OSS', '/approvals'] },
    steps: [
      { name: '订单审核', nameEn: 'Order check', by: 'LTC_CLERK' },
      { name: '资金复核', nameEn: 'Funds check', by: 'LTC_FINANCE' },
      { name: '业务审批', nameEn: 'Business approval', by: 'LTC_MANAGER' },
    ],
  },
  project: {
    name: '工程报备评审',
    nameEn: 'Project review',
    appliedBy: byDistributor,
    page: { ceramic: ['LTC', '/projects/review'], bathroom: ['LTC', '/bathroom/projects'] },
    steps: [
      { name: '区域审核', nameEn: 'Regional check', by: 'LTC_SALES' },
      { name: '业务审批', nameEn: 'Business approval', by: 'LTC_MANAGER' },
    ],
  },
  contract: {
    name: '经销商合同登记',
    nameEn: 'Contract registration',
    appliedBy: 'LTC_CLERK',
    page: { ceramic: ['LTC', '/contracts/waiting'], bathroom: ['LTC', '/bathroom/contracts'] },
    steps: [
      { name: '经销商确认', nameEn: 'Confirmation by the distributor', by: byDistributor },
      { name: '销售审核', nameEn: 'Sales check', by: 'LTC_SALES' },
      { name: '合同审批', nameEn: 'Contract approval', by: 'LTC_MANAGER' },
    ],
  },
}

/** Something that needs or had an approval. */
export interface ApprovalCase {
  readonly subject: ProcessSubject
  readonly businessKey: string
  readonly businessUnit: BusinessUnit
  readonly distributorId: number
  readonly applicantId: number
  readonly since: Date
  readonly isDecided: boolean
  /** It begins now: its first step waits. */
  readonly isNew?: boolean
  /** What the title tells beside the number, e.g. the project's name. */
  readonly about: string
  readonly attachments: readonly Attachment[]
}

/** Who may do a step, and the page where it is done. */
export interface ApprovalPlace {
  readonly menuItemId: number
  candidates(step: ApprovalStep): readonly number[]
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
  const candidates = (step: ApprovalStep) => place.candidates(step).filter((id) => id !== given.applicantId)
  const steps = kind.steps.filter((step) => candidates(step).length > 0)
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
      assigneeId: drawTask('assignee').choose(candidates(step), (id) => id),
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
    files: given.attachments.map((one) => attachmentRow(one, id, given.since)),
  }
}

/** Writes approvals in as few statements as there are tables. */
export async function insertApprovals(tx: Tx, made: readonly StartedApproval[]): Promise<void> {
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

/** Some hours later, but not in the world's future. */
const later = (time: Date, hours: number, now: Date) =>
  new Date(
    Math.max(time.getTime(), Math.min(time.getTime() + (hours * dayMs) / 24, startOfDay(now).getTime())),
  )

type Tx = Prisma.TransactionClient
type Case = Omit<ApprovalCase, 'applicantId'> & { readonly createdById?: number }
type Ids = readonly { readonly id: number | bigint }[]

/** At most `limit` orders, projects and contracts that have no approval yet, those that wait for one first. */
export async function openCases(tx: Tx, limit: number): Promise<Case[]> {
  const cases: Case[] = []
  for (const isDecided of [false, true]) {
    for (const read of [orders, projects, contracts]) {
      if (cases.length < limit) cases.push(...(await read(tx, isDecided, limit - cases.length)))
    }
  }
  return cases
}

/** What an approval of an order is made of. */
export const orderOfCase = {
  distributor: true,
  lines: { include: { product: true }, orderBy: { lineNo: 'asc' } },
} as const

export const aboutOrder = (order: Prisma.SalesOrderGetPayload<{ include: typeof orderOfCase }>) => ({
  since: order.orderedAt,
  about: `${order.orderNo} ${order.distributor.name}`,
  attachments: orderAttachments(order),
})

async function orders(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "SalesOrder" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'salesOrder' AND "businessKey" = "orderNo")
    AND CASE WHEN ${isDecided} THEN "status" IN ('approved', 'producing') ELSE "status" = 'submitted' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.salesOrder.findMany({ ...withIds(ids), include: orderOfCase })
  return rows.map((order) => {
    const { orderNo, businessUnit, distributorId, createdById } = order
    return {
      ...{ subject: 'salesOrder', businessKey: orderNo, businessUnit, distributorId, createdById, isDecided },
      ...aboutOrder(order),
    }
  })
}

async function projects(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Project" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'project' AND "businessKey" = "projectNo")
    AND CASE WHEN ${isDecided} THEN "stage" IN ('bidding', 'signed') ELSE "stage" = 'review' END
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.project.findMany({ ...withIds(ids), include: { distributor: true } })
  return rows.map((project) => ({
    ...{ subject: 'project', businessKey: project.projectNo, isDecided },
    ...{ businessUnit: project.businessUnit, distributorId: project.distributorId },
    since: project.registeredAt,
    about: `${project.projectNo} ${project.name}`,
    attachments: projectAttachments(project),
  }))
}

async function contracts(tx: Tx, isDecided: boolean, limit: number): Promise<Case[]> {
  const ids = await tx.$queryRaw<Ids>`SELECT "id" FROM "Contract" WHERE NOT EXISTS
    (SELECT 1 FROM "ApprovalProcess" WHERE "subject" = 'contract' AND "businessKey" = "contractNo")
    AND ("status" <> 'waiting') = ${isDecided}
    ORDER BY "id" DESC LIMIT ${limit}`
  const rows = await tx.contract.findMany({ ...withIds(ids), include: { project: true, distributor: true } })
  return rows.map((contract) => ({
    ...{ subject: 'contract', businessKey: contract.contractNo, isDecided },
    ...{ businessUnit: contract.businessUnit, distributorId: contract.distributorId },
    since: contract.signedAt,
    about: `${contract.contractNo} ${contract.project.name}`,
    attachments: contractAttachments(contract),
  }))
}

const withIds = (ids: Ids) =>
  ({ where: { id: { in: ids.map(({ id }) => Number(id)) } }, orderBy: { id: 'desc' } }) as const
