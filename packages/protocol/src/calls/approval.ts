import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ApprovalChange, ApprovalFacts } from '../entities/approval-facts.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { AddressWithId, Id } from '../entities/id.ts'
import { Code, OneOf, PageRows, PartOf, SortBy } from '../entities/list.ts'

const processStates = ['running', 'approved', 'rejected'] as const
const taskStates = ['pending', 'waiting', 'approved', 'rejected', 'skipped'] as const

/** The subject of an approval: an order, a building project, a contract to be registered, or an application. */
export const approvalSubjects = [
  'salesOrder',
  'project',
  'contract',
  'tileSample',
  'orderChange',
  'projectChange',
  'projectExtension',
  'contractChange',
  'contractRenewal',
  'specialPrice',
  'payment',
  'invoice',
  'deposit',
  'dealerApplication',
  'renovation',
  'expenseClaim',
  'retailReturn',
] as const
export type ApprovalSubject = (typeof approvalSubjects)[number]

const Time = Type.String({ format: 'date-time' })

/** Subject and value of an approval. */
const about = {
  subject: Type.Enum(approvalSubjects),
  amount: Type.Union([Type.Number({ description: 'yuan' }), Type.Null()]),
  distributorName: Type.String(),
}

/** A pending approval task; the fields are assumed. Dates: ISO 8601, UTC. */
export const Task = Type.Object({
  ...about,
  taskId: Id,
  taskName: Type.String(),
  processInstanceId: Type.String(),
  title: Type.String(),
  systemCode: Type.String(),
  menuCode: Type.String(),
  businessKey: Type.String({ description: 'number of what is approved' }),
  applicantName: Type.String(),
  startedAt: Time,
  distributorFrozen: Type.Optional(
    Type.Union([Type.Literal('Y'), Type.Literal('N'), Type.Null()], {
      description: 'whether the distributor’s account is frozen; null for people who may not see it',
    }),
  ),
})
export type Task = Static<typeof Task>

/** A finished approval task: decision and time. */
export const HistoricTask = Type.Object({
  ...Task.properties,
  outcome: Type.Enum(['approved', 'rejected']),
  comment: Type.String(),
  endedAt: Time,
})
export type HistoricTask = Static<typeof HistoricTask>

/** A product of an order; amounts are yuan with two decimals. */
export const ApprovalLine = Type.Object({
  productCode: Type.String(),
  productName: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  quantity: Type.Number(),
  unitPrice: Type.Number(),
  amount: Type.Number(),
})
export type ApprovalLine = Static<typeof ApprovalLine>

const overdueAmount = Type.Number({ description: 'of orders that were to be paid by now' })

/** What an account is frozen for: the agreement that was not renewed, or the order that has been overdue for longest. */
export const FreezeRecord = Type.Object({
  kind: Type.Enum(['contract', 'order']),
  number: Type.String(),
  businessUnit: BusinessUnit,
})
export type FreezeRecord = Static<typeof FreezeRecord>

/**
 * A distributor's balances, in yuan; `freezeReason` is empty unless the account is frozen. A backend may omit what is
 * overdue.
 */
export const DistributorAccount = Type.Object({
  balance: Type.Number(),
  creditLimit: Type.Number(),
  openAmount: Type.Number({ description: 'of orders that are not shipped yet' }),
  frozen: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
  freezeReason: Type.String(),
  frozenAt: Type.Union([Time, Type.Null()]),
  freezeRecord: Type.Optional(Type.Union([FreezeRecord, Type.Null()])),
  overdueAmount: Type.Optional(overdueAmount),
})
export type DistributorAccount = Static<typeof DistributorAccount>

/** The account with what decides about an approval beside it. */
export const ApprovalAccount = Type.Object({
  ...DistributorAccount.properties,
  overdueAmount,
  overdueCount: Type.Integer(),
})
export type ApprovalAccount = Static<typeof ApprovalAccount>

/** A step of an approval; one not reached yet has no times. */
export const ApprovalStep = Type.Object({
  taskName: Type.String(),
  assigneeName: Type.String(),
  state: Type.Enum(taskStates),
  comment: Type.String(),
  startedAt: Type.Union([Time, Type.Null()]),
  endedAt: Type.Union([Time, Type.Null()]),
})
export type ApprovalStep = Static<typeof ApprovalStep>

/**
 * An approval with its subject and all its steps, first to last; steps not reached yet have no times. Every field is
 * assumed. Lines and changes depend on the subject; `account` is null for people who may not see it.
 */
export const ProcessInformation = Type.Object({
  ...about,
  distributorCode: Type.String(),
  businessUnit: Type.Union([BusinessUnit, Type.Null()]),
  facts: ApprovalFacts,
  lines: Type.Array(ApprovalLine),
  changes: Type.Array(ApprovalChange),
  account: Type.Union([ApprovalAccount, Type.Null()]),
  applicantId: Id,
  processInstanceId: Type.String(),
  title: Type.String(),
  state: Type.Enum(processStates),
  systemCode: Type.String(),
  menuCode: Type.String(),
  businessKey: Type.String(),
  applicantName: Type.String(),
  startedAt: Time,
  endedAt: Type.Union([Time, Type.Null()]),
  steps: Type.Array(ApprovalStep),
})
export type ProcessInformation = Static<typeof ProcessInformation>

const shared = { method: 'POST', access: 'certificate', area: 'approval' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

const filters = {
  ...PageRows.properties,
  title: PartOf('the title'),
  businessKey: PartOf('the number of what is approved'),
  systemCode: Code,
  subject: OneOf(approvalSubjects),
}

export const findTodoTasks = endpoint({
  ...shared,
  path: '/api/bpmServer/bpmTaskService/findTodoTasks',
  encoding: 'json',
  summary: 'Approvals that wait for the user, longest waiting first',
  body: Type.Object({ ...filters, sort: SortBy('startedAt') }),
  data: Type.Array(Task),
  provenance,
})

export const findHistoricTasks = endpoint({
  ...shared,
  path: '/api/bpmServer/bpmHistoryService/findHistoricTasks',
  encoding: 'form',
  summary: 'Approvals that the user has dealt with, newest first',
  body: Type.Object({ ...filters, sort: SortBy('endedAt') }),
  data: Type.Array(HistoricTask),
  provenance: { ...provenance, encoding: 'documented' },
})

export const getTaskUrl = endpoint({
  ...shared,
  path: '/api/bpmServer/bpmProcessService/getTaskUrl',
  encoding: 'form',
  summary: 'The page of a sub-system where one of the user’s approvals is dealt with',
  body: Type.Object({ taskId: Id }),
  data: Type.Object({
    systemCode: Type.String(),
    menuCode: Type.String(),
    businessKey: Type.String(),
    url: AddressWithId('taskId=', 'path inside the sub-system'),
  }),
  provenance: { ...provenance, encoding: 'documented' },
})

export const getProcessInformation = endpoint({
  ...shared,
  path: '/api/bpmServer/bpmTaskService/getProcessInformation',
  encoding: 'json',
  summary:
    'An approval that the user takes part in, or of a record that the user may see, with all its steps',
  body: Type.Object({ processInstanceId: Type.String({ minLength: 1, maxLength: 64 }) }),
  data: ProcessInformation,
  provenance,
})

const decided = {
  ...shared,
  encoding: 'json',
  data: Type.Object({ processInstanceId: Type.String(), state: Type.Enum(processStates) }),
  provenance: { path: 'assumed', body: 'assumed', data: 'assumed' },
} as const

export const approveTask = endpoint({
  ...decided,
  path: '/api/bpmServer/bpmTaskService/approveTask',
  summary: 'Approves a task that waits for the user; answers the state of the approval afterwards',
  body: Type.Object({ taskId: Id, comment: Type.Optional(Type.String({ maxLength: 500 })) }),
})

export const rejectTask = endpoint({
  ...decided,
  path: '/api/bpmServer/bpmTaskService/rejectTask',
  summary: 'Rejects a task that waits for the user, with the reason, and so ends the approval',
  body: Type.Object({ taskId: Id, comment: Type.String({ minLength: 1, maxLength: 500 }) }),
})
