import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../store.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'

let temporary: TemporaryStore
let store: Store
beforeAll(async () => {
  temporary = await temporaryStore({ openWorlds: 2 })
  store = temporary.store
})
afterAll(() => temporary.remove())

const where = { userName: 'admin' }
const rename = async (world: string, fullName: string, from = store) => {
  await from.ensureWorld(world)
  return (await from.world(world)).db.user.update({ where, data: { fullName } })
}
const nameIn = async (world: string, from = store) =>
  (await (await from.world(world)).db.user.findUniqueOrThrow({ where })).fullName

describe('a snapshot', () => {
  it('brings back what a world held, as often as wanted', async () => {
    await rename('kept', '甲')
    await store.takeSnapshot('kept', 'First')
    for (const later of ['乙', '丙']) {
      await rename('kept', later)
      await store.restoreSnapshot('kept', 'first')
      expect(await nameIn('kept')).toBe('甲')
    }
    expect((await store.snapshots('kept')).map(({ name }) => name)).toEqual(['first'])
  })

  it('is replaced by a later one of its name, and can be removed', async () => {
    await rename('again', '甲')
    await store.takeSnapshot('again', 'one')
    await rename('again', '乙')
    await store.takeSnapshot('again', 'one')
    await store.resetWorld('again')
    expect(await nameIn('again')).toBe('周明远')
    await store.restoreSnapshot('again', 'one')
    expect(await nameIn('again')).toBe('乙')
    await store.removeSnapshot('again', 'one')
    await expect(store.restoreSnapshot('again', 'one')).rejects.toThrow(
      'has no snapshot one; expected one that',
    )
  })

  it('is removed with its world', async () => {
    await rename('brief', '甲')
    await store.takeSnapshot('brief', 'one')
    await store.removeWorld('brief')
    expect(await store.snapshots('brief')).toEqual([])
  })

  it('that is damaged is named, and the world stays as it is', async () => {
    await rename('torn', '甲')
    await store.takeSnapshot('torn', 'one')
    await rename('torn', '乙')
    await truncate(join(temporary.dataDir, 'snapshots', 'torn', 'one.db'), 4096)
    await expect(store.restoreSnapshot('torn', 'one')).rejects.toThrow(
      /The snapshot one .* is damaged. portal snapshot remove one --world torn removes it/,
    )
    expect(await nameIn('torn')).toBe('乙')
  })

  it('of a later version is named, and the world stays as it is', async () => {
    await rename('ahead', '甲')
    const { db } = await store.world('ahead')
    const migration = await db.$queryRaw<[{ name: string }]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE rowid = 1`
    const rewrite = (name: string) =>
      db.$executeRaw`UPDATE _prisma_migrations SET migration_name = ${name} WHERE rowid = 1`
    await rewrite('20990101000000_later')
    const exported = join(temporary.dataDir, 'ahead-of-us.db')
    await store.takeSnapshot('ahead', 'one')
    await store.exportWorld('ahead', exported)
    const nowhere = join(temporary.dataDir, 'nowhere')
    await expect(store.exportWorld('ahead', join(nowhere, 'a.db'))).rejects.toThrow(
      `There is no folder ${nowhere}`,
    )
    await rewrite(migration[0].name)
    await expect(store.restoreSnapshot('ahead', 'one')).rejects.toThrow(
      /^The snapshot one \(.*one\.db\) was written by a later version of the portal/,
    )
    expect(await nameIn('ahead')).toBe('甲')
    await expect(store.importWorld('imported', exported)).rejects.toThrow(
      `The file ${exported} was written by a later version of the portal`,
    )
  })

  it.each([
    ['trigger', 'CREATE TRIGGER own AFTER UPDATE ON User BEGIN DELETE FROM Notice; END'],
    ['view', 'CREATE VIEW own AS SELECT * FROM User'],
  ])('is not taken from a file with a %s of its own', async (type, sql) => {
    const { db } = await store.createWorld(`with-${type}`)
    const exported = join(temporary.dataDir, `${type}.db`)
    await db.$executeRawUnsafe(sql)
    await store.exportWorld(`with-${type}`, exported)
    await expect(store.importWorld(`from-${type}`, exported)).rejects.toThrow(
      `The file ${exported} has a ${type} of its own, own; expected one of portal world export`,
    )
    expect(await store.hasWorld(`from-${type}`)).toBe(false)
  })

  it('has a name that is no path', async () => {
    await expect(store.takeSnapshot('kept', '../kept')).rejects.toThrow('"../kept" is no snapshot name')
  })
})

describe('another process that has the world open', () => {
  it('goes on with the restored state, and finds no world after a removal', async () => {
    const other = await openStore({ dataDir: temporary.dataDir })
    await rename('shared', '甲')
    await store.takeSnapshot('shared', 'one')
    await rename('shared', '乙', other)
    await store.restoreSnapshot('shared', 'one')
    expect(await nameIn('shared', other)).toBe('甲')
    await rename('shared', '丙', other)
    expect(await nameIn('shared')).toBe('丙')
    await store.removeWorld('shared')
    await expect(nameIn('shared', other)).rejects.toThrow('There is no world shared')
    expect(await other.leaseExisting('shared')).toBeUndefined()
    await other.close()
  })

  it('leaves no older files behind', async () => {
    const files = await readdir(join(temporary.dataDir, 'worlds'))
    expect(files.filter((file) => /^kept.*\.db$/.test(file))).toHaveLength(1)
  })
})

it('running work continues with the state that it started with', async () => {
  await rename('busy', '甲')
  const { world, release } = await store.lease('busy')
  await store.resetWorld('busy')
  expect(await world.db.user.findUnique({ where })).toMatchObject({ fullName: '甲' })
  expect(await nameIn('busy')).toBe('周明远')
  release()
})

it('more worlds than may be open at once are all there, those in use still open', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `world-${index}`)
  for (const name of names) await store.ensureWorld(name)
  const first = await store.lease('world-0')
  await first.world.db.user.update({ where, data: { fullName: '甲' } })
  for (const name of names) (await store.lease(name)).release()
  const again = await store.lease('world-0')
  expect(again.world).toBe(first.world)
  first.release()
  again.release()
  for (const name of names) (await store.lease(name)).release()
  const reopened = await store.lease('world-0')
  expect(reopened.world).not.toBe(first.world)
  expect(await reopened.world.db.user.findUnique({ where })).toMatchObject({ fullName: '甲' })
  reopened.release()
})
