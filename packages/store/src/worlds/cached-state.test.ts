import { afterAll, beforeAll, expect, it } from 'vitest'
import { addFault } from '../faults/faults.ts'
import { openStore } from '../store.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'

let stores: TemporaryStore
beforeAll(async () => {
  stores = await temporaryStore()
})
afterAll(() => stores.remove())

it('the state of a world is cached until a write, also by another process', async () => {
  const world = await stores.world('watched')
  const elsewhere = await openStore({ dataDir: stores.dataDir })
  const before = world.state()
  await world.db.user.findMany({ include: { responsibilities: true } })
  expect(world.state()).toBe(before)

  await addFault(world, { target: 'login', kind: 'reset' })
  const own = world.state()
  expect(own.version).toBeGreaterThan(before.version)
  expect(own.faults).toHaveLength(1)

  await addFault(await elsewhere.world('watched'), { target: 'findDic', kind: 'reset' })
  expect(world.state().version).toBeGreaterThan(own.version)
  expect(world.state().faults).toHaveLength(2)
  await elsewhere.close()
})
