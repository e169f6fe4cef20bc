import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { OpenedWorld } from '../worlds/world.ts'
import { type DatabaseTrouble, databaseTrouble, openRaw } from './database-files.ts'

let temporary: TemporaryStore
let world: OpenedWorld
beforeAll(async () => {
  temporary = await temporaryStore()
})
beforeEach(async () => {
  const { store } = temporary
  const name = `world-${(await store.worlds()).length}`
  await store.createWorld(name)
  const lease = await store.lease(name)
  world = lease.world
})
afterAll(() => temporary.remove())

const large = { value: 'x'.repeat(100_000) }
const create = (key: string) => world.db.worldSetting.create({ data: { key, ...large } })
const rejected = (work: Promise<unknown>) =>
  work.then(
    () => new Error('nothing was wrong'),
    (error: unknown) => error,
  )

describe('what stops a write is reported by', () => {
  const writes: readonly [string, () => Promise<unknown>][] = [
    ['a query', () => create('one')],
    ['raw SQL', () => world.db.$executeRaw`INSERT INTO WorldSetting VALUES ('raw', ${large.value})`],
    ['queries together', () => world.db.$transaction([create('two'), create('three')])],
    [
      'a transaction',
      () => world.db.$transaction((tx) => tx.worldSetting.create({ data: { key: 'four', ...large } })),
    ],
  ]
  it.each(writes)('%s', async (_what, write) => {
    await world.db.$executeRaw`PRAGMA max_page_count = 1`
    expect(databaseTrouble(await rejected(write()))).toBe('full')
    await world.db.$executeRaw`PRAGMA max_page_count = 1000000`
    await world.db.$executeRaw`PRAGMA query_only = ON`
    expect(databaseTrouble(await rejected(write()))).toBe('readOnly')
    await world.db.$executeRaw`PRAGMA query_only = OFF`
    await write()
  })
})

it('a writer that never ends is reported by the waiting one', async () => {
  const other = openRaw(`${temporary.dataDir}/worlds/${world.name}.db`)
  other.exec('BEGIN IMMEDIATE')
  await world.db.$executeRaw`PRAGMA busy_timeout = 1`
  expect(databaseTrouble(await rejected(create('one')))).toBe('busy')
  other.exec('ROLLBACK')
  other.close()
  await create('one')
})

it.each<[Error, DatabaseTrouble | undefined]>([
  [Object.assign(new Error('no room'), { code: 'ENOSPC' }), 'full'],
  [Object.assign(new Error('no'), { code: 'EROFS' }), 'readOnly'],
  [Object.assign(new Error('lost'), { code: 'SQLITE_IOERR_WRITE' }), 'unreadable'],
  [new Error('SQLITE_CORRUPT: database disk image is malformed'), 'damaged'],
  [new Error('wrapped', { cause: new Error('SQLITE_FULL: database or disk is full') }), 'full'],
  [new Error('database or disk is full\n   0: schema_commands::apply_migrations'), 'full'],
  [new Error('the user wrote SQLITE_FULL'), undefined],
  [new Error('they said: database or disk is full'), undefined],
  [Object.assign(new Error('not there'), { code: 'ENOENT' }), undefined],
])('%s', (error, expected) => {
  expect(databaseTrouble(error)).toBe(expected)
})
