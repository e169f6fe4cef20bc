import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { once } from '@portal/protocol/once'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine, SchemasContainer } from '@prisma/schema-engine-wasm'
import { SqliteAdapter } from '../engines/sqlite.ts'
import { schemaFile } from '../paths.ts'
import type { Migration } from './migrate.ts'

export const noFilters = { externalTables: [], externalEnums: [] }

/** The schema as Prisma's engine takes it. */
export async function readSchema(): Promise<SchemasContainer> {
  return { files: [{ path: 'schema.prisma', content: await readFile(schemaFile, 'utf8') }] }
}

/** Migrations as Prisma's engine takes them. */
export const migrationList = (migrations: readonly Migration[]): MigrationList => ({
  baseDir: 'migrations',
  lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  })),
})

/**
 * Runs `use` with Prisma's own schema engine on a database file. The engine is WebAssembly: nothing is downloaded.
 * Loading it takes a while, so callers first make sure that they need it.
 */
export async function withSchemaEngine<Result>(
  databaseFile: string,
  use: (engine: SchemaEngine) => Promise<Result>,
): Promise<Result> {
  const Engine = await loadSchemaEngine()
  const schema = await readSchema()
  const engine = await Engine.new(
    { datamodels: schema.files.map(({ path, content }): [string, string] => [path, content]) },
    () => {}, // the engine's log; errors are thrown
    bindMigrationAwareSqlAdapterFactory(new SqliteAdapter(databaseFile)),
  )
  try {
    return await use(engine)
  } finally {
    engine.free()
  }
}

const loadSchemaEngine = once(instantiate)

/** The package's main module imports its .wasm file, which Node 20 cannot: this does by hand what that import would. */
async function instantiate(): Promise<typeof SchemaEngine> {
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg')
  const glueFile = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  const binary = await readFile(join(dirname(glueFile), 'schema_engine_bg.wasm'))
  const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': glue })
  glue.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start !== 'function') throw new Error('The schema engine has no start function')
  start()
  return glue.SchemaEngine
}
