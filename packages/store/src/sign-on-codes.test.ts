import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findCertificate } from './certificates.ts'
import { issueSignOnCode, redeemSignOnCode } from './sign-on-codes.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

const start = Date.parse('2026-03-31T02:00:00Z')
let now = start
let temporary: TemporaryStore
let world: World
let userId: number
beforeAll(async () => {
  temporary = await temporaryStore({ now: () => now })
  world = await temporary.store.world('main')
  userId = (await world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })).id
})
beforeEach(() => {
  now = start
})
afterAll(() => temporary.remove())

it('a sign-on code leads to its user once, for its system', async () => {
  const code = await issueSignOnCode(world, userId, 'OSS')
  expect(await redeemSignOnCode(world, 'DBS', code)).toBeNull()
  expect(await redeemSignOnCode(world, 'OSS', code)).toMatchObject({ userName: 'wangjing' })
  expect(await redeemSignOnCode(world, 'OSS', code)).toBeNull()
})

it("it lives for a minute of the world's clock, and is no certificate", async () => {
  const code = await issueSignOnCode(world, userId, 'OSS')
  expect(await findCertificate(world, code)).toBeNull()
  now = start + 60_000
  expect(await redeemSignOnCode(world, 'OSS', code)).toBeNull()
})
