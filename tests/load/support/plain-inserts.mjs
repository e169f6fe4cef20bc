// Inserts the rows that a seeding added to one world into another, as plainly as SQLite can: one prepared statement a row,
// transactions of 4,000 rows, nothing generated or checked. Prints the milliseconds of the inserts, without reading the rows.
// usage: node plain-inserts.mjs SEEDED.db FRESH.db
import { createRequire } from 'node:module'

const Database = createRequire(new URL('../../../packages/store/package.json', import.meta.url))('libsql')
const [seededFile = '', freshFile = ''] = process.argv.slice(2)

const tables = [
  'SalesOrder',
  'SalesOrderLine',
  'User',
  'UserDepartment',
  'UserResponsibility',
  'Position',
  'NoticeRecipient',
]
const rowsOfTransaction = 4000

const seeded = new Database(seededFile)
const fresh = new Database(freshFile)
fresh.exec(
  'PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536',
)

let rows = 0
let ms = 0
for (const table of tables) {
  const [{ last }] = fresh.prepare(`SELECT max(rowid) AS last FROM "${table}"`).all()
  const read = seeded
    .prepare(`SELECT * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${rowsOfTransaction}`)
    .raw(true)
  const columns = seeded.prepare(`SELECT * FROM "${table}" LIMIT 1`).columns()
  const names = columns.map((/** @type {{ name: string }} */ { name }) => `"${name}"`)
  const insert = fresh.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`)
  const rowid = seeded.prepare(
    `SELECT rowid AS last FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT 1 OFFSET ${rowsOfTransaction - 1}`,
  )
  for (let from = last ?? 0; ; ) {
    const chunk = read.all(from)
    if (chunk.length === 0) break
    const begun = performance.now()
    fresh.exec('BEGIN')
    for (const row of chunk) insert.run(row)
    fresh.exec('COMMIT')
    ms += performance.now() - begun
    rows += chunk.length
    const end = rowid.get(from)
    if (chunk.length < rowsOfTransaction || end === undefined) break
    from = end.last
  }
}
process.stdout.write(`${JSON.stringify({ rows, ms: Math.round(ms) })}\n`)
