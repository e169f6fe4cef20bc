import type { PrismaClient } from '../generated/client.ts'
import type { Scenario } from './scenario-schema.ts'

type Tables = NonNullable<Scenario['empty']>[number]

/** Removes all rows of a kind, with everything that hangs on them. */
const emptying: Readonly<Record<Tables, (db: PrismaClient) => Promise<unknown>[]>> = {
  orders: (db) => [approvalsOf(db, 'salesOrder'), db.salesOrder.deleteMany()],
  retailOrders: (db) => [db.retailOrder.deleteMany()],
  sampleOrders: (db) => [db.sampleOrder.deleteMany()],
  projects: (db) => [approvalsOf(db, 'project'), approvalsOf(db, 'contract'), db.project.deleteMany()],
  files: (db) => [db.sharedFile.deleteMany()],
  notices: (db) => [db.notice.deleteMany()],
  menus: (db) => [db.menuItem.deleteMany()],
}

const approvalsOf = (db: PrismaClient, subject: 'salesOrder' | 'project' | 'contract') =>
  db.approvalProcess.deleteMany({ where: { subject } })

export const emptyTables = (db: PrismaClient, tables: Tables): Promise<unknown> =>
  Promise.all(emptying[tables](db))
