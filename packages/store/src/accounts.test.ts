import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from './accounts.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

it('every demo account can sign in with the password that is listed', async () => {
  const accounts = demoAccounts(world)
  expect(accounts.map(({ userName }) => userName)).toContain('admin')
  for (const { userName, password, description, descriptionEn } of accounts) {
    const user = await world.db.user.findUniqueOrThrow({ where: { userName } })
    expect(await verifyPassword(password, user.passwordHash)).toBe(true)
    expect([description, descriptionEn]).not.toContain('')
  }
})

it('an account whose password was changed is no longer listed', async () => {
  const passwordHash = await hashPassword('Other#2026')
  await world.db.user.update({ where: { userName: 'admin' }, data: { passwordHash } })
  expect(demoAccounts(world).map(({ userName }) => userName)).not.toContain('admin')
})
