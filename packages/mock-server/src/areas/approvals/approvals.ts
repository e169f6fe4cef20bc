import type {
  ApprovalStep,
  findHistoricTasks,
  findTodoTasks,
  HistoricTask,
  ProcessInformation,
  Task,
} from '@portal/protocol/calls/approval'
import type { InputOf } from '@portal/protocol/client'
import { type Decision, decideTask } from '@portal/store/approvals'
import type { ApprovalProcess, ApprovalTask, Prisma, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { containing, given, titleContaining } from '../../queries/conditions.ts'
import { readPaged, sortOrder } from '../../queries/read-list.ts'
import { noDistributor } from '../../queries/visible-rows.ts'
import { isoTime, personName } from '../../queries/wire-values.ts'
import { applicationsOf } from '../applications/applications.ts'
import { readSubject, type SubjectWorth, subjectWorths } from './approval-subjects.ts'

type TodoQuery = InputOf<typeof findTodoTasks>['body']
type HistoricQuery = InputOf<typeof findHistoricTasks>['body']

const include = {
  process: { include: { applicant: true, menuItem: { include: { system: true } } } },
} as const
type TaskRow = Prisma.ApprovalTaskGetPayload<{ include: typeof include }> & {
  readonly worth: SubjectWorth
}

/** Tasks with their subjects. */
async function findTasks(
  world: World,
  user: User,
  query: Prisma.ApprovalTaskFindManyArgs,
  nameOf: NameOf,
): Promise<TaskRow[]> {
  const tasks = await world.db.approvalTask.findMany({ ...query, include })
  const worthOf = await subjectWorths(
    world,
    user,
    tasks.map(({ process }) => process),
    nameOf,
  )
  return tasks.map((task) => ({ ...task, worth: worthOf(task.process) }))
}

/** One page of the tasks that wait for a user. */
function readTodoTasks(world: World, user: User, query: TodoQuery, nameOf: NameOf) {
  const where = { assigneeId: user.id, state: 'waiting', process: processConditions(query) } as const
  return readPaged(
    {
      order: sortOrder(query.sort ?? 'startedAt', { startedAt: 'startedAt' }),
      count: () => world.db.approvalTask.count({ where }),
      rows: (page) => findTasks(world, user, { where, ...page }, nameOf),
      show: (task): Task => taskFields(task, nameOf),
    },
    query,
  )
}

/** One page of the tasks that a user has decided. */
function readHistoricTasks(world: World, user: User, query: HistoricQuery, nameOf: NameOf) {
  const where = { assigneeId: user.id, endedAt: { not: null }, process: processConditions(query) }
  return readPaged(
    {
      order: sortOrder(query.sort ?? '-endedAt', { endedAt: 'endedAt' }),
      count: () => world.db.approvalTask.count({ where }),
      rows: (page) => findTasks(world, user, { where, ...page }, nameOf),
      show: (task): HistoricTask => ({
        ...taskFields(task, nameOf),
        outcome: task.state === 'rejected' ? 'rejected' : 'approved',
        comment: task.comment,
        endedAt: (task.endedAt ?? task.process.startedAt).toISOString(), // only ended tasks were queried
      }),
    },
    query,
  )
}

const processConditions = ({ title, businessKey, systemCode, subject }: TodoQuery | HistoricQuery) =>
  given({
    subject,
    OR: titleContaining(title),
    businessKey: containing(businessKey),
    menuItem: systemCode ? { system: { code: systemCode } } : undefined,
  })

const taskFields = ({ id, name, nameEn, process, startedAt, worth }: TaskRow, nameOf: NameOf): Task => ({
  subject: process.subject,
  ...worth,
  taskId: id,
  taskName: nameOf({ name, nameEn }),
  processInstanceId: process.processNo,
  title: nameOf({ name: process.title, nameEn: process.titleEn }),
  systemCode: process.menuItem.system.code,
  menuCode: process.menuItem.code,
  businessKey: process.businessKey,
  applicantName: nameOf({ name: process.applicant.fullName, nameEn: process.applicant.fullNameEn }),
  startedAt: (startedAt ?? process.startedAt).toISOString(), // only begun tasks were queried
})

/** The approvals that a user applied for or has a step in. */
export const processesOf = ({ id }: User) => ({
  OR: [{ applicantId: id }, { tasks: { some: { assigneeId: id } } }],
})

/** Whether an approval is about something in the user's lists: distributors have their own in them, other people all (assumed). */
async function isOfListed({ db }: World, user: User, { subject, businessKey }: ApprovalProcess) {
  const own = user.kind === 'distributor' ? { distributorId: user.distributorId ?? noDistributor } : {}
  if (subject === 'salesOrder') return db.salesOrder.count({ where: { orderNo: businessKey, ...own } })
  if (subject === 'project') return db.project.count({ where: { projectNo: businessKey, ...own } })
  if (subject === 'contract') return db.contract.count({ where: { contractNo: businessKey, ...own } })
  return db.application.count({ where: { applicationNo: businessKey, AND: applicationsOf(user) } })
}

/** One of these, or that of a record which the user may see; null when there is none of that number. */
async function readProcess(
  world: World,
  user: User,
  processNo: string,
  nameOf: NameOf,
): Promise<ProcessInformation | null> {
  const process = await world.db.approvalProcess.findFirst({
    where: { processNo },
    include: {
      applicant: true,
      menuItem: { include: { system: true } },
      tasks: { include: { assignee: true }, orderBy: { stepNo: 'asc' } },
    },
  })
  if (!process) return null
  const takesPart =
    process.applicantId === user.id || process.tasks.some(({ assigneeId }) => assigneeId === user.id)
  if (!takesPart && (await isOfListed(world, user, process)) === 0) return null
  return {
    subject: process.subject,
    ...(await readSubject(world, user, process, nameOf)),
    applicantId: process.applicantId,
    processInstanceId: process.processNo,
    title: nameOf({ name: process.title, nameEn: process.titleEn }),
    state: process.state,
    systemCode: process.menuItem.system.code,
    menuCode: process.menuItem.code,
    businessKey: process.businessKey,
    applicantName: personName(process.applicant, nameOf),
    startedAt: process.startedAt.toISOString(),
    endedAt: isoTime(process.endedAt),
    steps: process.tasks.map((task) => stepFields(task, nameOf)),
  }
}

const stepFields = (task: ApprovalTask & { readonly assignee: User }, nameOf: NameOf): ApprovalStep => ({
  taskName: nameOf(task),
  assigneeName: personName(task.assignee, nameOf),
  state: task.state,
  comment: task.comment,
  startedAt: isoTime(task.startedAt),
  endedAt: isoTime(task.endedAt),
})

/** The steps of an order's newest approval; none before there is one. */
export async function readOrderSteps(
  { db }: World,
  orderNo: string,
  nameOf: NameOf,
): Promise<ApprovalStep[]> {
  const process = await db.approvalProcess.findFirst({
    where: { subject: 'salesOrder', businessKey: orderNo },
    include: { tasks: { include: { assignee: true }, orderBy: { stepNo: 'asc' } } },
    orderBy: { id: 'desc' },
  })
  return (process?.tasks ?? []).map((task) => stepFields(task, nameOf))
}

export const approvalHandlers: Pick<
  Handlers,
  | 'findTodoTasks'
  | 'findHistoricTasks'
  | 'getTaskUrl'
  | 'getProcessInformation'
  | 'approveTask'
  | 'rejectTask'
> = {
  findTodoTasks: ({ world, user, nameOf, input: { body } }) => readTodoTasks(world, user, body, nameOf),
  findHistoricTasks: ({ world, user, nameOf, input: { body } }) =>
    readHistoricTasks(world, user, body, nameOf),

  async getTaskUrl({ world, user, input: { body } }) {
    const task = await world.db.approvalTask.findUnique({
      where: { id: body.taskId, assigneeId: user.id },
      include: { process: { include: { menuItem: { include: { system: true } } } } },
    })
    if (!task) throw new Rejection(texts.unknownTask)
    const { businessKey, menuItem } = task.process
    const query = new URLSearchParams({ businessKey, taskId: String(task.id) })
    const url = `${menuItem.path}?${query}`
    return { systemCode: menuItem.system.code, menuCode: menuItem.code, businessKey, url }
  },

  async getProcessInformation({ world, user, nameOf, input: { body } }) {
    const process = await readProcess(world, user, body.processInstanceId, nameOf)
    if (!process) throw new Rejection(filled(texts.unknownProcess, { processNo: body.processInstanceId }))
    return process
  },

  approveTask: ({ world, user, input: { body } }) =>
    decide(world, { verdict: 'approved', assigneeId: user.id, comment: '', ...body }),
  rejectTask: ({ world, user, input: { body } }) =>
    decide(world, { verdict: 'rejected', assigneeId: user.id, ...body }),
}

async function decide(world: World, decision: Decision) {
  const outcome = await decideTask(world, decision)
  if (outcome.kind === 'not-waiting') throw new Rejection(texts.taskNotWaiting)
  if (outcome.kind === 'own-application') throw new Rejection(texts.ownApplication)
  const { processNo, state } = outcome.process
  return { processInstanceId: processNo, state }
}
