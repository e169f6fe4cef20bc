import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm'
import type { Migration } from './migrate.ts'
import { migrationList, noFilters, readSchema, withSchemaEngine } from './schema-engine.ts'

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
