import type { ApprovalAccount, ProcessInformation } from '@portal/protocol/calls/approval'
import type { InboxTask } from '../inbox.ts'

const shared = {
  subject: 'salesOrder',
  distributorName: 'Foshan Tiles',
  title: 'Order TC1',
  systemCode: 'OSS',
  menuCode: 'OSS_APPROVALS',
  businessKey: 'TC1',
  applicantName: 'Su',
  startedAt: '2026-11-15T09:48:00.000Z',
} as const

/** A task of the inbox, for tests. */
export const taskOf = (part: Partial<InboxTask> = {}): InboxTask => ({
  ...shared,
  amount: 1000,
  taskId: 1,
  taskName: 'Order check',
  processInstanceId: 'SP1',
  ...part,
})

/** What a task is about, for tests. */
export const processOf = (part: Partial<ProcessInformation> = {}): ProcessInformation => ({
  ...shared,
  amount: 1000,
  distributorCode: 'D1',
  businessUnit: 'ceramic',
  facts: { quantity: 12 },
  lines: [],
  changes: [],
  account: null,
  applicantId: 99,
  processInstanceId: 'SP1',
  state: 'running',
  endedAt: null,
  steps: [],
  ...part,
})

/** The account of a distributor, for tests. */
export const accountOf = (part: Partial<ApprovalAccount> = {}): ApprovalAccount => ({
  balance: 0,
  creditLimit: 0,
  openAmount: 0,
  overdueAmount: 0,
  overdueCount: 0,
  frozen: 'N',
  freezeReason: '',
  frozenAt: null,
  ...part,
})
