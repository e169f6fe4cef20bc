import { writeApplications } from '../applications/seed-applications.ts'
import { writeVisits } from '../applications/seed-visits.ts'
import type { CompanyFile } from '../company/company-files.ts'
import { tableHeadings } from '../company/files.ts'
import { parseCompany } from '../company/parse-company.ts'
import { writeCompany } from '../company/write-company.ts'
import type { PrismaClient } from '../generated/client.ts'
import { hashPassword } from '../passwords.ts'
import type { OnProgress } from '../progress.ts'
import { writeAccounts } from '../seeds/accounts.ts'
import * as approvalKinds from '../seeds/approval-kinds.ts'
import { writeApprovals } from '../seeds/approvals.ts'
import { writeNoticeReads } from '../seeds/notice-reads.ts'
import { writeOrders } from '../seeds/orders.ts'
import { collectable, writePickups, writeRetailPickups } from '../seeds/pickups.ts'
import { writeProjects } from '../seeds/projects.ts'
import { writeRetailOrders } from '../seeds/retail-orders.ts'
import { writeSampleOrders } from '../seeds/sample-orders.ts'
import { writeTargets } from '../seeds/targets.ts'
import * as words from '../seeds/words.ts'
import { writeSettings } from '../worlds/settings.ts'

/**
 * Increase it when code changes the data of a new world, so that prepared templates are rebuilt; the inputs of that
 * code are detected.
 */
export const generatorVersion = 16

const seed = 'portal'
/** The amount of business data in a new world. */
const counts = {
  orders: 400,
  retailOrders: 480,
  retailPickups: 160,
  sampleOrders: 60,
  projects: 240,
  approvals: 560,
  visits: 40,
}

/** The number of applications of each kind in a new world. */
const applicationRounds = 6

/** What the data of a new world is made of beside the company's files. */
export const generatorInputs = { seed, counts, applicationRounds, tableHeadings, words, approvalKinds }

export interface FillOptions {
  readonly files: readonly CompanyFile[]
  readonly now: Date
  readonly onProgress: OnProgress
}

/** Puts the demo company and its generated business data into an empty database. */
export async function fillWorld(db: PrismaClient, { files, now, onProgress }: FillOptions): Promise<void> {
  const company = parseCompany(files)
  const demoPassword = company.users.content.password
  const demoPasswordHash = await hashPassword(demoPassword)
  const ids = company.answers?.content.ids ?? 'number'
  await writeSettings(db, { seed, ids, demoPassword, demoPasswordHash, madeAt: now })
  await writeCompany(db, company, { now, passwordHash: demoPasswordHash })
  const job = { seed, now }
  await writeOrders(db, { ...job, count: counts.orders, onProgress })
  const collected = await db.salesOrder.count({ where: collectable })
  // One of each order: collected amounts never exceed ordered ones.
  if (collected > 0) await writePickups(db, { ...job, count: collected })
  await writeRetailOrders(db, { ...job, count: counts.retailOrders })
  await writeRetailPickups(db, { ...job, count: counts.retailPickups })
  await writeSampleOrders(db, { ...job, count: counts.sampleOrders })
  await writeProjects(db, { ...job, count: counts.projects })
  await writeAccounts(db, job)
  await writeTargets(db, job)
  await writeApprovals(db, { ...job, count: counts.approvals })
  await writeApplications(db, { ...job, rounds: applicationRounds })
  await writeVisits(db, { ...job, count: counts.visits })
  await writeNoticeReads(db, job)
}
