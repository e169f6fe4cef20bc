import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../store.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
})
afterAll(() => temporary.remove())

it('is kept until anybody writes', async () => {
  const world = await temporary.store.world('main')
  const [version, settings] = [world.version(), world.settings]
  expect(world.version()).toBe(version)
  expect(world.settings).toBe(settings)

  const other = await openStore({ dataDir: temporary.dataDir })
  await (await other.world('main')).db.worldSetting.create({ data: { key: 'other', value: '1' } })
  expect(world.version()).not.toBe(version)
  expect(world.settings).not.toBe(settings)
  await other.close()
})
