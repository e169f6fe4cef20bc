import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  findCertificate,
  issueCertificate,
  redeemCertificate,
  revokeCertificate,
  revokeCertificatesOf,
} from './certificates.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import { dayMs } from './worlds/clock.ts'
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

describe('a certificate', () => {
  it('leads to its user', async () => {
    const certificate = await issueCertificate(world, userId)
    expect(certificate).toMatch(/^[\w-]{43}$/)
    expect((await findCertificate(world, certificate))?.user.userName).toBe('wangjing')
    expect(await findCertificate(world, 'made up')).toBeNull()
  })

  it("expires after three days of the world's clock", async () => {
    const certificate = await issueCertificate(world, userId)
    now = start + 3 * dayMs - 1
    expect(await findCertificate(world, certificate)).not.toBeNull()
    now = start + 3 * dayMs
    expect(await findCertificate(world, certificate)).toBeNull()
  })

  it('counts only as what it was issued for', async () => {
    const pending = await issueCertificate(world, userId, { kind: 'twoFactorPending', lifetimeMs: 60_000 })
    expect(await findCertificate(world, pending)).toBeNull()
    expect(await findCertificate(world, pending, 'twoFactorPending')).not.toBeNull()
  })

  it('can be revoked alone or with all of its user', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => issueCertificate(world, userId)))
    await revokeCertificate(world, one ?? '')
    expect(await findCertificate(world, one ?? '')).toBeNull()
    expect(await findCertificate(world, two ?? '')).not.toBeNull()
    await revokeCertificatesOf(world.db, userId)
    expect(await findCertificate(world, two ?? '')).toBeNull()
    expect(await findCertificate(world, three ?? '')).toBeNull()
  })

  it('that is good for one use is used up by one of those who bring it', async () => {
    const ticket = await issueCertificate(world, userId, { kind: 'passwordReset' })
    expect(await redeemCertificate(world, ticket, 'singleSignOnCode')).toBeNull()
    const uses = await Promise.all([1, 2, 3].map(() => redeemCertificate(world, ticket, 'passwordReset')))
    expect(uses.filter((session) => session !== null)).toMatchObject([{ userId }])
  })
})
