import { type SystemsTable, specifiedSystems, systemsTable } from '@portal/protocol/systems'
import type { TSchema } from 'typebox'
import type { PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { StoreError } from '../store-error.ts'
import { type Company, configPath, parseConfig } from './company-choice.ts'
import { type CompanyFile, checkFiles, readSource, type Source, writeFiles } from './company-files.ts'
import { checkMenus, writeMenus } from './menus.ts'
import { checkNotices, writeNotices } from './notices.ts'
import { type CompanyIds, codesAt, codesOf, numbered, Problems } from './problems.ts'
import * as schemas from './schemas.ts'
import { checkUsers, writeSignOnCodes, writeUsers } from './users.ts'

/** Departments, systems, responsibilities, distributors, products and lookups: codes and references. */
function checkStructure(company: Company): string[] {
  const problems = new Problems()
  const { departments, systems, responsibilities, distributors, products, lookups } = company
  problems.unique(departments, 'department', codesAt(departments.content))
  problems.unique(systems, 'system', codesAt(systems.content))
  problems.unique(responsibilities, 'responsibility', codesAt(responsibilities.content))
  problems.unique(distributors, 'distributor', codesAt(distributors.content))
  problems.unique(products, 'product', codesAt(products.content))
  problems.unique(
    lookups,
    'lookup',
    lookups.content.flatMap(({ system, type, entries }, table) =>
      entries.map(
        ({ code }, index) => [[table, 'entries', index, 'code'], `${system} ${type} ${code}`] as const,
      ),
    ),
  )

  const systemCodes = codesOf(systems.content)
  systems.content.forEach((system, index) => {
    problems.known(
      systems,
      [index, 'departments'],
      'department',
      system.departments,
      codesOf(departments.content),
    )
  })
  responsibilities.content.forEach(({ system }, index) => {
    problems.known(responsibilities, [index, 'system'], 'system', [system], systemCodes)
  })
  distributors.content.forEach(({ saleAreas }, index) => {
    const keys = saleAreas.map(
      (area, at) =>
        [
          [index, 'saleAreas', at],
          `${area.saleOrganizationCode} with channel ${area.distributionChannelCode}`,
        ] as const,
    )
    problems.unique(distributors, 'sale area', keys)
  })
  return problems.lines
}

/** Departments, systems and responsibilities. */
async function writeSystems(db: PrismaClient, company: Company, ids: CompanyIds): Promise<void> {
  await db.department.createMany({
    data: company.departments.content.map((department, sortOrder) => ({
      ...department,
      id: ids.department(department.code),
      sortOrder,
    })),
  })
  await db.system.createMany({
    data: company.systems.content.map(({ departments: _seenBy, ...system }, sortOrder) => ({
      ...system,
      id: ids.system(system.code),
      sortOrder,
    })),
  })
  await db.systemDepartment.createMany({
    data: company.systems.content.flatMap(({ code, departments }) =>
      departments.map((department) => ({
        systemId: ids.system(code),
        departmentId: ids.department(department),
      })),
    ),
  })
  await db.responsibility.createMany({
    data: company.responsibilities.content.map(({ system, ...responsibility }, sortOrder) => ({
      ...responsibility,
      id: ids.responsibility(responsibility.code),
      systemId: ids.system(system),
      sortOrder,
    })),
  })
}

/** @throws {StoreError} naming file, line and what was expected for all that is wrong in form or, after that, in reference */
export function parseCompany(files: readonly CompanyFile[]): Company {
  const fileAt = (path: string) => files.find((one) => one.path === path)
  const read = <Schema extends TSchema>(path: string, schema: Schema) => {
    const file = fileAt(path)
    if (!file) throw new StoreError(`${path}: is missing`)
    return readSource(file, schema)
  }
  const answers = fileAt('answers.yaml')
  const company: Company = {
    answers: answers && readSource(answers, schemas.Answers),
    departments: read('departments.yaml', schemas.Departments),
    systems: read('systems.yaml', schemas.Systems),
    responsibilities: read('responsibilities.yaml', schemas.Responsibilities),
    menus: new Map(files.flatMap((file) => menuOf(file))),
    distributors: read('distributors.yaml', schemas.Distributors),
    users: read('users.yaml', schemas.Users),
    signOnCodes: read('sign-on-codes.yaml', schemas.SignOnCodes),
    lookups: read('lookups.yaml', schemas.Lookups),
    notices: read('notices.yaml', schemas.Notices),
    files: read('files.yaml', schemas.Files),
    products: read('products.yaml', schemas.Products),
    table: tableOf(files),
  }
  const checks = [checkStructure, checkMenus, checkUsers, checkNotices, checkFiles]
  const problems = checks.flatMap((check) => check(company))
  if (problems.length > 0) throw new StoreError(problems.join('\n'))
  return company
}

/** A company without a configuration, as in tests, has the systems of the specification. */
function tableOf(files: readonly CompanyFile[]): SystemsTable {
  const file = files.find(({ path }) => path === configPath)
  return file ? systemsTable(parseConfig(file.text).systems) : specifiedSystems
}

const menuOf = (file: CompanyFile): [string, Source<schemas.Menu>][] => {
  const system = /^menus\/(.+)\.yaml$/.exec(file.path)?.[1]
  return system === undefined ? [] : [[system, readSource(file, schemas.Menu)]]
}

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
