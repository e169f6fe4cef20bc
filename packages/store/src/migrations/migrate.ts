import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from '@portal/protocol/once'
import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm'
import { openRaw } from '../engines/database-files.ts'
import { migrationsDir } from '../paths.ts'
import { NewerSchema } from '../store-error.ts'
import { migrationList, noFilters, readSchema, withSchemaEngine } from './schema-engine.ts'

/** One migration: the name of its folder (`<timestamp>_<what>`) and its SQL. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** All migrations of a folder, oldest first. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const entries = await readdir(dir, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names
      .sort()
      .map(async (name) => ({ name, sql: await readFile(join(dir, name, 'migration.sql'), 'utf8') })),
  )
}

/** The migrations of this version, oldest first; read once. */
export const ownMigrations = once((): Promise<readonly Migration[]> => readMigrations(migrationsDir))

/**
 * Migrates a database file to the newest version, creating it if missing. The schema engine is loaded only for a
 * pending migration, so that opening is fast.
 * @param what name of the database in errors
 * @returns names of the applied migrations
 * @throws {NewerSchema}
 */
export async function migrateDatabase(
  file: string,
  what = `The database ${file}`,
): Promise<readonly string[]> {
  const applied = appliedMigrations(file)
  const migrations = await ownMigrations()
  refuseNewer(applied, migrations, what)
  if (migrations.every(({ name }) => applied.has(name))) return []
  const { migrationList, noFilters, withSchemaEngine } = await import('./schema-engine.ts')
  const outcome = await withSchemaEngine(file, (engine) =>
    engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters }),
  )
  return outcome.appliedMigrationNames
}

/**
 * Makes sure that a closed database file is of no later version, and changes nothing.
 * @throws {NewerSchema}
 */
export async function requireKnownSchema(file: string, what: string): Promise<void> {
  refuseNewer(appliedMigrations(file), await ownMigrations(), what)
}

function refuseNewer(applied: ReadonlySet<string>, own: readonly { readonly name: string }[], what: string) {
  const foreign = [...applied].find((name) => !own.some((one) => one.name === name))
  if (foreign !== undefined) throw new NewerSchema(what, foreign, own.at(-1)?.name ?? 'none')
}

/** Of a file that a process made just now, none. */
function appliedMigrations(file: string): ReadonlySet<string> {
  const raw = openRaw(file)
  try {
    const table = raw.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'")
    if (table.all().length === 0) return new Set()
    const names = raw.prepare('SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL')
    return new Set(names.pluck().all() as string[]) // the column is text
  } finally {
    raw.close()
  }
}

/**
 * The SQL that leads from the migrations to the schema file, null when they agree. The migrations are applied to a
 * scratch database, whose structure is then compared with the schema.
 */
export async function nextMigrationSql(migrations: readonly Migration[]): Promise<string | null> {
  const scratch = await mkdtemp(join(tmpdir(), 'portal-migration-'))
  try {
    return await withSchemaEngine(join(scratch, 'scratch.db'), async (engine) => {
      await engine.applyMigrations({ migrationsList: migrationList(migrations), filters: noFilters })
      const from: DiffTarget = migrations.length === 0 ? { tag: 'empty' } : await structureOf(engine)
      const to: DiffTarget = { tag: 'schemaDatamodel', ...(await readSchema()) }
      const compare = { from, to, exitCode: true, filters: noFilters }
      const { exitCode, stdout } = await engine.diff({ ...compare, script: true })
      return exitCode === 0 ? null : stdout
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function structureOf(engine: SchemaEngine): Promise<DiffTarget> {
  const emptySchema = { path: 'schema.prisma', content: 'datasource db {\n  provider = "sqlite"\n}\n' }
  const { schema } = await engine.introspect({
    schema: { files: [emptySchema] },
    baseDirectoryPath: '.',
    force: true,
    compositeTypeDepth: 0,
    namespaces: null,
  })
  return { tag: 'schemaDatamodel', ...schema }
}
