import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { SharedClients } from './shared-clients.ts'
import { SqliteConnection } from './sqlite.ts'

describe('give back', () => {
  let temporary: TemporaryStore
  beforeAll(async () => {
    temporary = await temporaryStore({ openWorlds: 2 })
  })
  afterAll(() => temporary.remove())

  it('worlds that were closed release their resources', async () => {
    const opened: WeakRef<object>[] = []
    for (let index = 0; index < 48; index++) {
      await temporary.store.ensureWorld(`world-${index}`)
      const { world, release } = await temporary.store.lease(`world-${index}`)
      await world.db.user.count()
      opened.push(new WeakRef(world.db))
      release()
    }
    const alive = () => opened.filter((world) => world.deref() !== undefined).length
    // Two collections, as each may miss connections that are closing.
    await expect.poll(alive, { timeout: 15_000 }).toBeLessThan(32)
  })
})

describe('shared clients', () => {
  let temporary: TemporaryStore
  let connections: readonly [SqliteConnection, SqliteConnection]
  beforeAll(async () => {
    temporary = await temporaryStore()
    const files = ['left', 'right'].map(async (name) => {
      const { db } = await temporary.world(name)
      await db.worldSetting.create({ data: { key: 'name', value: name } })
      const [row] = await db.$queryRaw<{ file: string }[]>`SELECT file FROM pragma_database_list`
      return new SqliteConnection(row?.file ?? '')
    })
    const [left, right] = await Promise.all(files)
    if (!left || !right) throw new Error('Two worlds have two files')
    connections = [left, right]
  })
  afterAll(async () => {
    for (const connection of connections) connection.close()
    await temporary.remove()
  })

  const where = { key: 'name' }
  /** Two worlds that share one client, the first of them in use or not. */
  function borrow(isIdle: boolean) {
    const clients = new SharedClients(1)
    const left = clients.lend({ connection: connections[0], isIdle: () => isIdle })
    return { left, lendRight: () => clients.lend({ connection: connections[1], isIdle: () => false }) }
  }

  it('a world that is not in use gives its client to another one, whose data it then has', async () => {
    const { left, lendRight } = borrow(true)
    expect(await left.db.worldSetting.findUnique({ where })).toMatchObject({ value: 'left' })
    const right = lendRight()
    expect(left.isGivenBack()).toBe(true)
    expect(await right.db.worldSetting.findUnique({ where })).toMatchObject({ value: 'right' })
  })

  it.each<[string, (db: ReturnType<typeof borrow>['left']['db']) => Promise<unknown>]>([
    ['a read', (db) => db.worldSetting.findUnique({ where })],
    ['a raw read', (db) => db.$queryRaw`SELECT * FROM WorldSetting`],
    ['a write', (db) => db.worldSetting.update({ where, data: { value: 'spoilt' } })],
    ['a batch', (db) => db.$transaction([db.worldSetting.update({ where, data: { value: 'spoilt' } })])],
    [
      'a transaction',
      (db) => db.$transaction((tx) => tx.worldSetting.update({ where, data: { value: 'spoilt' } })),
    ],
  ])(
    '%s of a world that has given its client back fails, and never reaches another world',
    async (_what, work) => {
      const { left, lendRight } = borrow(true)
      await left.db.worldSetting.findUnique({ where })
      const right = lendRight()
      await expect(work(left.db)).rejects.toThrow('is closed')
      expect(await right.db.worldSetting.findUnique({ where })).toMatchObject({ value: 'right' })
    },
  )

  it('a client is not taken from a world in use, nor one whose transaction is open', async () => {
    const used = borrow(false)
    used.lendRight()
    expect(used.left.isGivenBack()).toBe(false)

    const { left, lendRight } = borrow(true)
    const values = await left.db.$transaction(async (tx) => {
      const right = lendRight()
      expect(left.isGivenBack()).toBe(false)
      const here = await tx.worldSetting.findUnique({ where })
      const there = await right.db.worldSetting.findUnique({ where })
      return [here?.value, there?.value]
    })
    expect(values).toEqual(['left', 'right'])
  })

  it('a client beyond the limit is taken back as soon as its world is idle', () => {
    const clients = new SharedClients(1)
    let isIdle = false
    const left = clients.lend({ connection: connections[0], isIdle: () => isIdle })
    const right = clients.lend({ connection: connections[1], isIdle: () => isIdle })
    clients.takeBackExcess(right)
    expect(right.isGivenBack()).toBe(false)
    isIdle = true
    clients.takeBackExcess(right)
    clients.takeBackExcess(left)
    expect([left.isGivenBack(), right.isGivenBack()]).toEqual([false, true])
  })

  it('what is under way when a client is given back ends on its own world', async () => {
    const { left, lendRight } = borrow(true)
    const reads = Array.from({ length: 20 }, () =>
      left.db.worldSetting.findUnique({ where }).then((row) => row?.value),
    )
    left.giveBack()
    const right = lendRight()
    const ends = await Promise.allSettled(reads)
    expect(await right.db.worldSetting.findUnique({ where })).toMatchObject({ value: 'right' })
    for (const end of ends) if (end.status === 'fulfilled') expect(end.value).toBe('left')
  })
})
