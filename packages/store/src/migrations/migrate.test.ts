import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SqliteAdapter } from '../engines/sqlite.ts'
import { PrismaClient } from '../generated/client.ts'
import { migrationsDir } from '../paths.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { nextMigrationSql } from './next-migration.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-migrate-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

describe('the migrations', () => {
  it('lead exactly to the schema: a new one would be empty', async () => {
    expect(await nextMigrationSql(await readMigrations(migrationsDir))).toBeNull()
  })

  it('would be written from the schema when there were none', async () => {
    expect(await nextMigrationSql([])).toContain('CREATE TABLE "User"')
  })

  it('are applied to a new database once', async () => {
    const file = join(dir, 'new.db')
    const names = (await readMigrations(migrationsDir)).map(({ name }) => name)
    expect(await migrateDatabase(file)).toEqual(names)
    expect(await migrateDatabase(file)).toEqual([])
    const db = new PrismaClient({ adapter: new SqliteAdapter(file) })
    expect(await db.user.count()).toBe(0)
    await db.$disconnect()
  })
})
