import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const schemaIn = (folder: string) => join(folder, 'prisma', 'schema.prisma')

// An installed package brings its files along; src/ and dist/ of a checkout lie three folders below it.
const installed = fileURLToPath(new URL('..', import.meta.url))
const home = existsSync(schemaIn(installed)) ? installed : fileURLToPath(new URL('../../..', import.meta.url))

export const schemaFile = schemaIn(home)
export const migrationsDir = join(home, 'prisma', 'migrations')
/** The companies, each a folder of YAML files with what its portal serves. */
export const companiesDir = join(home, 'fixtures', 'companies')
/** The company of data folders for which none was chosen. */
export const demoCompany = 'yanchuan'
export const companyDirOf = (name: string) => join(companiesDir, name)
/** The named states of worlds, as YAML files. */
export const scenariosDir = join(home, 'fixtures', 'scenarios')
