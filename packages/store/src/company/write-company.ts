import type { PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import type { Company } from './company.ts'
import { writeFiles } from './files.ts'
import { writeMenus } from './menus.ts'
import { writeNotices } from './notices.ts'
import { type CompanyIds, numbered } from './numbered.ts'
import { writeSystems } from './structure.ts'
import { writeSignOnCodes, writeUsers } from './users.ts'

interface WriteOptions {
  /** The day that relative dates count from. */
  readonly now: Date
  /** Hash of the password that all users share. */
  readonly passwordHash: string
}

/** Writes the demo company into an empty database. */
export async function writeCompany(db: PrismaClient, company: Company, options: WriteOptions): Promise<void> {
  const codes = (entries: readonly { readonly code: string }[]) => numbered(entries.map(({ code }) => code))
  const ids: CompanyIds = {
    department: codes(company.departments.content),
    system: codes(company.systems.content),
    responsibility: codes(company.responsibilities.content),
    distributor: codes(company.distributors.content),
    user: numbered(company.users.content.users.map(({ userName }) => userName)),
  }
  await writeSystems(db, company, ids)
  await writeMenus(db, company, ids)
  await writeBusiness(db, company, ids)
  await writeUsers(db, company, ids, options.passwordHash)
  await writeSignOnCodes(db, company, ids, options.now)
  await writeNotices(db, company, ids, options.now)
  await writeFiles(db, company, options.now)
  await deliverNotices(db)
}

/** Distributors with their sale areas, products and lookups. */
async function writeBusiness(db: PrismaClient, company: Company, ids: CompanyIds): Promise<void> {
  const distributors = company.distributors.content
  await db.distributor.createMany({
    data: distributors.map(({ saleAreas: _written, ...distributor }) => ({
      ...distributor,
      id: ids.distributor(distributor.code),
    })),
  })
  await db.distributorSaleArea.createMany({
    data: distributors.flatMap(({ code, saleAreas }) =>
      saleAreas.map((area) => ({ ...area, distributorId: ids.distributor(code) })),
    ),
  })
  await db.product.createMany({ data: company.products.content })
  await db.lookup.createMany({
    data: company.lookups.content.flatMap(({ system, type, entries }) =>
      entries.map((entry, sortOrder) => ({ ...entry, systemCode: system, type, sortOrder })),
    ),
  })
}
