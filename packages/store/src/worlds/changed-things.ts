import type { ChangedThing } from '@portal/protocol/control/world-changes'
import type { Row } from './row-differences.ts'

interface Thing {
  readonly what: ChangedThing
  /** Columns that name it for people. */
  readonly name: readonly string[]
  /** The column with its English name. */
  readonly nameEn?: string
  /** The column with the user who made it. */
  readonly by?: string
}

/** Tables whose rows people have a word for, in the order in which their changes are listed. */
export const things: Readonly<Record<string, Thing>> = {
  SalesOrder: { what: 'order', name: ['orderNo'], by: 'createdById' },
  RetailOrder: { what: 'retailOrder', name: ['orderNo'] },
  SampleOrder: { what: 'sampleOrder', name: ['sampleNo'] },
  Pickup: { what: 'pickup', name: ['pickupNo'] },
  RetailPickup: { what: 'retailPickup', name: ['pickupNo'] },
  Project: { what: 'project', name: ['projectNo'] },
  Contract: { what: 'contract', name: ['contractNo'] },
  Application: { what: 'application', name: ['applicationNo'], by: 'createdById' },
  ApprovalProcess: { what: 'approval', name: ['businessKey'], by: 'applicantId' },
  Notice: { what: 'notice', name: ['title'], nameEn: 'titleEn' },
  User: { what: 'user', name: ['userName'] },
  Responsibility: { what: 'role', name: ['code'] },
  MenuItem: { what: 'menuItem', name: ['name'], nameEn: 'nameEn' },
  Lookup: { what: 'lookup', name: ['type', 'code'] },
  Distributor: { what: 'distributor', name: ['code'] },
  Product: { what: 'product', name: ['code'] },
  Department: { what: 'department', name: ['code'] },
  System: { what: 'system', name: ['code'] },
  SharedFile: { what: 'file', name: ['name'], nameEn: 'nameEn' },
  Fault: { what: 'fault', name: ['kind', 'target'] },
  WorldSetting: { what: 'setting', name: ['key'] },
}

interface Part {
  readonly of: string
  readonly by: string
  /** Each thing has one at most, so that its columns can be listed as those of the thing. */
  readonly isOnly?: true
}

/** Tables whose rows are part of another row, which counts as changed with them. */
export const parts: Readonly<Record<string, Part>> = {
  SalesOrderLine: { of: 'SalesOrder', by: 'orderId' },
  OrderSubmission: { of: 'SalesOrder', by: 'orderId' },
  PointPosting: { of: 'SalesOrder', by: 'orderId', isOnly: true },
  SampleOrderLine: { of: 'SampleOrder', by: 'sampleOrderId' },
  ApprovalTask: { of: 'ApprovalProcess', by: 'processId' },
  NoticeRecipient: { of: 'Notice', by: 'noticeId' },
  Questionnaire: { of: 'Notice', by: 'noticeId', isOnly: true },
  Question: { of: 'Questionnaire', by: 'questionnaireId' },
  QuestionOption: { of: 'Question', by: 'questionId' },
  QuestionnaireResponse: { of: 'Questionnaire', by: 'questionnaireId' },
  QuestionAnswer: { of: 'QuestionnaireResponse', by: 'responseId' },
  UserResponsibility: { of: 'User', by: 'userId' },
  UserDepartment: { of: 'User', by: 'userId' },
  Position: { of: 'User', by: 'userId' },
  DemoAccount: { of: 'User', by: 'userId', isOnly: true },
  Favourite: { of: 'User', by: 'userId' },
  MenuItemDepartment: { of: 'MenuItem', by: 'menuItemId' },
  MenuItemResponsibility: { of: 'MenuItem', by: 'menuItemId' },
  DistributorAccount: { of: 'Distributor', by: 'distributorId', isOnly: true },
  DistributorSaleArea: { of: 'Distributor', by: 'distributorId' },
  SalesTarget: { of: 'Distributor', by: 'distributorId' },
  SystemDepartment: { of: 'System', by: 'systemId' },
}

/** What the subjects of approvals are; every other one is an application. */
export const subjects: Readonly<Record<string, ChangedThing>> = {
  salesOrder: 'order',
  project: 'project',
  contract: 'contract',
}

/** What people call a row of such a table. */
export const nameOf = (table: string, row: Row): string =>
  (things[table]?.name ?? []).map((column) => row[column] ?? '').join(' ')
