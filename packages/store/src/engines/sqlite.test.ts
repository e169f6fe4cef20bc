import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { openRaw } from './database-files.ts'
import { insertRows } from './sqlite.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

const setting = (key: string) => world.db.worldSetting.findUnique({ where: { key } })

describe('a database', () => {
  it('writes ahead, so that others read meanwhile', async () => {
    expect(await world.db.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }])
  })

  it('enforces foreign keys, after a transaction too', async () => {
    const orphan = { userId: 999_999, name: '无主', organizationCode: 'X', sortOrder: 0 }
    await expect(world.db.position.create({ data: orphan })).rejects.toThrow(/foreign key/i)
    await world.db.$transaction((tx) => tx.worldSetting.create({ data: { key: 'kept', value: '1' } }))
    await expect(world.db.position.create({ data: orphan })).rejects.toThrow(/foreign key/i)
    expect(await setting('kept')).toMatchObject({ value: '1' })
  })

  it('forgets a transaction that fails', async () => {
    const failing = world.db.$transaction(async (tx) => {
      await tx.worldSetting.create({ data: { key: 'lost', value: '1' } })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await setting('lost')).toBeNull()
  })

  it('forgets a transaction that cannot be committed, and keeps what is written after it', async () => {
    const orphan = { userId: 999_999, name: '无主', organizationCode: 'X', sortOrder: 0 }
    const failing = world.db.$transaction(async (tx) => {
      await tx.$executeRaw`PRAGMA defer_foreign_keys = ON`
      await tx.position.create({ data: orphan })
    })
    await expect(failing).rejects.toThrow(/foreign key/i)
    await world.db.worldSetting.create({ data: { key: 'after', value: '1' } })
    const other = openRaw(join(temporary.dataDir, 'worlds', 'main.db'))
    expect(other.prepare("SELECT value FROM WorldSetting WHERE key = 'after'").pluck().all()).toEqual(['1'])
    expect(other.prepare('SELECT 1 FROM Position WHERE userId = 999999').all()).toEqual([])
    other.close()
  })
})

describe('inserting rows at once', () => {
  it('stores what createMany stores', async () => {
    const row = {
      systemCode: 'IMS',
      type: 'policy',
      title: '"引号"与\n换行',
      titleEn: null,
      body: '',
      status: 'published',
    }
    const dates = {
      startDate: new Date(0),
      endDate: new Date('2026-03-31T15:59:59.999Z'),
      createdAt: new Date(1),
    }
    const notice = { ...row, ...dates, showInHomePage: true, audience: 'everyone' as const }
    await world.db.notice.createMany({ data: [{ ...notice, id: 9001 }] })
    await insertRows(world.db, 'Notice', [{ ...notice, id: 9002 }])
    const columns = await world.db.$queryRaw<object[]>`SELECT * FROM "Notice" WHERE id > 9000 ORDER BY id`
    expect(columns).toHaveLength(2)
    expect({ ...columns[1], id: 0n }).toEqual({ ...columns[0], id: 0n })
  })

  it('of no rows does nothing', async () => {
    await insertRows(world.db, 'Notice', [])
  })
})
