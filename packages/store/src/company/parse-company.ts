import { type SystemsTable, specifiedSystems, systemsTable } from '@portal/protocol/systems'
import type { TSchema } from 'typebox'
import { StoreError } from '../store-error.ts'
import type { Company } from './company.ts'
import { type CompanyFile, readSource, type Source } from './company-files.ts'
import { checkFiles } from './files.ts'
import { configPath, parseConfig } from './installation-config.ts'
import { checkMenus } from './menus.ts'
import { checkNotices } from './notices.ts'
import * as schemas from './schemas.ts'
import { checkStructure } from './structure.ts'
import { checkUsers } from './users.ts'

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
