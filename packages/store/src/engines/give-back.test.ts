import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'

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
