// Writes the next migration from prisma/schema.prisma: node scripts/migration.mjs add-favourites
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))
const store = new URL('../packages/store/dist/', import.meta.url)

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message)
  process.exit(2)
}

const [name = ''] = process.argv.slice(2)
if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(name)) {
  refuse(
    'Usage: node scripts/migration.mjs NAME, where NAME says what changes in lower case, e.g. add-favourites',
  )
}
if (!existsSync(new URL('migrations/next-migration.js', store))) {
  refuse('packages/store is not built yet; run: npx tsc -b packages/store')
}

const { nextMigrationSql } = await import(new URL('migrations/next-migration.js', store).href)
const { readMigrations } = await import(new URL('migrations/migrate.js', store).href)
const { migrationsDir } = await import(new URL('paths.js', store).href)

const sql = await nextMigrationSql(await readMigrations(migrationsDir))
if (sql === null) {
  console.log('The migrations already lead to the schema; nothing written.')
} else {
  const timestamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const file = join(migrationsDir, `${timestamp}_${name.replaceAll('-', '_')}`, 'migration.sql')
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, sql)
  console.log(`Wrote ${relative(repository, file)}. Read it before you commit it.`)
}
