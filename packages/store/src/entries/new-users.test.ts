import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { changeGrants } from './new-users.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
})
beforeEach(async () => {
  await temporary.store.resetWorld('main')
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

test('responsibilities are granted and revoked, and each only once', async () => {
  expect(await changeGrants(world, { user: 'wangjing', grant: ['LTC_MANAGER', 'LTC_CLERK'] })).toEqual({
    user: 'wangjing',
    granted: ['LTC_MANAGER'],
    revoked: [],
    responsibilities: ['LTC_CLERK', 'CRM_AGENT', 'BI_VIEWER', 'LTC_MANAGER'],
  })
  expect(await changeGrants(world, { user: 'wangjing', revoke: ['LTC_CLERK'] })).toMatchObject({
    revoked: ['LTC_CLERK'],
  })
  await expect(changeGrants(world, { user: 'wangjin', grant: [] })).rejects.toThrow(
    'There is no user wangjin; did you mean wangjing?',
  )
})
