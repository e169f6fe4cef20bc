import { createHash } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { companyDay } from '@portal/protocol/company-time'
import { writeApplications, writeVisits } from '../applications/seed-applications.ts'
import { hashPassword } from '../certificates.ts'
import { type CompanyFile, readCompanyFiles, tableHeadings } from '../company/company-files.ts'
import { parseCompany, writeCompany } from '../company/parse-company.ts'
import { copyOpenDatabase, isIntact } from '../engines/database-files.ts'
import type { PrismaClient } from '../generated/client.ts'
import { ownMigrations } from '../migrations/migrate.ts'
import type { OnProgress } from '../progress.ts'
import { writeAccounts } from '../seeds/accounts.ts'
import { writeApprovals } from '../seeds/approval-cases.ts'
import * as approvalKinds from '../seeds/approval-kinds.ts'
import { writeNoticeReads } from '../seeds/notices.ts'
import { writeOrders } from '../seeds/orders.ts'
import { collectable, writePickups, writeRetailPickups } from '../seeds/pickups.ts'
import { writeProjects } from '../seeds/projects.ts'
import { writeRetailOrders, writeSampleOrders } from '../seeds/retail-orders.ts'
import { writeTargets } from '../seeds/targets.ts'
import * as words from '../seeds/words.ts'
import { openDatabase } from '../worlds/database.ts'
import { writeSettings } from '../worlds/settings.ts'
import { copyDatabase, makeFolder, placeFile, removeDatabase, withTemporary } from '../worlds/world-files.ts'

/**
 * Increase it when code changes the data of a new world, so that prepared templates are rebuilt; the inputs of that
 * code are detected.
 */
const generatorVersion = 16

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

interface FillOptions {
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

export interface TemplateOptions {
  /** Folder of the prepared databases. */
  readonly templatesDir: string
  /** Folder of the company's files. */
  readonly companyDir: string
  readonly onProgress: OnProgress
}

/**
 * Creates a new world's file from the prepared template. The template is rebuilt when missing, or made from other
 * migrations, fixtures or another day, since its dates are relative. Several processes may do this at once.
 * @returns false when the world exists already
 */
export async function copyTemplate(options: TemplateOptions, worldFile: string, now: Date): Promise<boolean> {
  const files = await readCompanyFiles(options.companyDir)
  const template = await templateFile(options.templatesDir, files, now)
  if (!(await isUsable(template))) await buildOnce(template, { files, now, onProgress: options.onProgress })
  return copyDatabase(template, worldFile)
}

/** Those that this process has checked, with the time of their last change. */
const sound = new Map<string, number>()

/** A damaged template would create damaged worlds: it is replaced. */
async function isUsable(template: string): Promise<boolean> {
  const found = await stat(template).catch(() => undefined)
  if (!found) return false
  if (sound.get(template) === found.mtimeMs) return true
  if (!isIntact(template)) {
    await removeDatabase(template)
    return false
  }
  sound.set(template, found.mtimeMs)
  return true
}

/** The template of the worlds that are made on the day of a time. */
export const templateFile = async (
  templatesDir: string,
  files: readonly CompanyFile[],
  now: Date,
): Promise<string> => join(templatesDir, `${await companyKey(files, companyDay(now))}.db`)

/** Changes with everything that the content of a company's database depends on, and with `more` of it. */
export async function companyKey(files: readonly CompanyFile[], more: unknown): Promise<string> {
  const content = [await ownMigrations(), files, generatorVersion, generatorInputs, more]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}

/** Templates that this process is building, so that several new worlds wait for one build. */
const building = new Map<string, Promise<void>>()

const buildOnce = (template: string, options: FillOptions): Promise<void> => {
  const build =
    building.get(template) ?? buildTemplate(template, options).finally(() => building.delete(template))
  building.set(template, build)
  return build
}

async function buildTemplate(template: string, options: FillOptions): Promise<void> {
  const dir = dirname(template)
  await makeFolder(dir)
  const older = (await readdir(dir)).filter((file) => file.endsWith('.db') && file !== basename(template))
  await withTemporary(template, (scratch) =>
    withTemporary(template, async (finished) => {
      const db = await openDatabase(scratch)
      try {
        await fillWorld(db, options)
        await copyOpenDatabase(db, finished)
      } finally {
        await db.$disconnect()
      }
      await placeFile(finished, template)
    }),
  )
  await Promise.all(older.map((file) => rm(join(dir, file), { force: true })))
}
