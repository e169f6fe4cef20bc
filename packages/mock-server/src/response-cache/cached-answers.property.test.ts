import { openStore } from '@portal/store/store'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test('answers are those of the database, however two processes write and read', async () => {
  const elsewhere = await openStore({ dataDir: testDataDir })
  const worlds = [portal.world, await elsewhere.world(portal.world.name)] as const
  const { id: userId } = await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'admin' } })
  const certificate = await portal.certificateOf('admin')
  const items = await portal.world.db.menuItem.findMany({ where: { children: { none: {} } }, take: 4 })
  const asked = async () => {
    const { data } = await portal.call('findInCollection', { body: {} }, certificate)
    return (data as { menuId: number }[]).map(({ menuId }) => menuId) // as the call is defined
  }
  const inDatabase = async () => {
    const rows = await worlds[1].db.favourite.findMany({ where: { userId }, orderBy: { id: 'asc' } })
    return rows.map(({ menuItemId }) => menuItemId)
  }
  const step = fc.record({
    where: fc.constantFrom(...worlds),
    what: fc.constantFrom('add', 'remove', 'ask', 'ask unawaited'),
    menuItemId: fc.constantFrom(...items.map(({ id }) => id)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const underWay: Promise<unknown>[] = []
      for (const { where, what, menuItemId } of steps) {
        const key = { userId, menuItemId }
        if (what === 'remove') await where.db.favourite.deleteMany({ where: key })
        if (what === 'add') {
          const unique = { where: { userId_menuItemId: key } }
          await where.db.favourite.upsert({
            ...unique,
            create: { ...key, createdAt: where.now() },
            update: {},
          })
        }
        if (what === 'ask unawaited') underWay.push(asked())
        if (what === 'ask') expect(await asked()).toEqual(await inDatabase())
      }
      await Promise.all(underWay)
      expect(await asked()).toEqual(await inDatabase())
    }),
    { numRuns: 40 },
  )
  await elsewhere.close()
})
