import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The same for src/ and dist/: both lie three folders below the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url))

export const schemaFile = join(repository, 'prisma', 'schema.prisma')
export const migrationsDir = join(repository, 'prisma', 'migrations')
/** The companies, each a folder of YAML files with what its portal serves. */
export const companiesDir = join(repository, 'fixtures', 'companies')
/** The company of data folders for which none was chosen. */
export const demoCompany = 'yanchuan'
export const companyDirOf = (name: string) => join(companiesDir, name)
/** The named states of worlds, as YAML files. */
export const scenariosDir = join(repository, 'fixtures', 'scenarios')
