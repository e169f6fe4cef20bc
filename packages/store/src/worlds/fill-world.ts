import { parseCompany } from '../fixtures/company.ts'
import type { CompanyFile } from '../fixtures/company-files.ts'
import { writeCompany } from '../fixtures/write-company.ts'
import type { PrismaClient } from '../generated/client.ts'
import { hashPassword } from '../passwords.ts'
import type { OnProgress } from '../progress.ts'
import { writeOrders } from '../seeds/orders.ts'
import { writeSettings } from './settings.ts'

/** To be raised when what is generated for a new world changes, so that prepared templates are built anew. */
export const generatorVersion = 1

const seed = 'portal'
const orderCount = 200

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
  await writeSettings(db, { seed, demoPassword, demoPasswordHash })
  await writeCompany(db, company, { now, passwordHash: demoPasswordHash })
  await writeOrders(db, { seed, now, count: orderCount, onProgress })
}
