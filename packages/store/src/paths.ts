import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The same for src/ and dist/: both lie three folders below the repository.
const repository = fileURLToPath(new URL('../../..', import.meta.url))

export const schemaFile = join(repository, 'prisma', 'schema.prisma')
export const migrationsDir = join(repository, 'prisma', 'migrations')
/** The demo company, as YAML files. */
export const defaultCompanyDir = join(repository, 'fixtures', 'company')
/** The named states of worlds, as YAML files. */
export const scenariosDir = join(repository, 'fixtures', 'scenarios')
