import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsDir } from '../paths.ts'

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

let own: Promise<readonly Migration[]> | undefined

/** The migrations of this version, oldest first; read once. */
export const ownMigrations = (): Promise<readonly Migration[]> => {
  own ??= readMigrations(migrationsDir)
  return own
}
