import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  demoAccounts,
  findCertificate,
  hashPassword,
  issueCertificate,
  redeemCertificate,
  revokeCertificate,
  revokeCertificatesOf,
  verifyPassword,
} from './certificates.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import { dayMs } from './worlds/clock.ts'
import type { World } from './worlds/world.ts'

describe('certificates', () => {
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
})

describe('a password hash', () => {
  it('is matched by its password alone', async () => {
    const hash = await hashPassword('Tiles@2026')
    expect(hash).not.toContain('Tiles')
    expect(await verifyPassword('Tiles@2026', hash)).toBe(true)
    expect(await verifyPassword('tiles@2026', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  it('differs for two people with the same password', async () => {
    expect(await hashPassword('Tiles@2026')).not.toBe(await hashPassword('Tiles@2026'))
  })

  it('that is no hash matches nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.constant('scrypt-16384-8-1$$')), async (stored) => {
        expect(await verifyPassword('Tiles@2026', stored)).toBe(false)
      }),
    )
  })
})

describe('accounts', () => {
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

  it('distributors who can order come first; one whose account is frozen is named as that, as in the README', async () => {
    const frozenAt = { not: null }
    const frozen = await world.db.user.findMany({ where: { distributor: { account: { frozenAt } } } })
    const isFrozen = (userName: string) => frozen.some((user) => user.userName === userName)
    const accounts = demoAccounts(world).filter(({ userName }) => userName.startsWith('dealer.'))
    expect(accounts.map(({ userName }) => isFrozen(userName))).toEqual([false, false, true])
    expect(accounts.map(({ descriptionEn }) => descriptionEn.includes('account frozen'))).toEqual([
      false,
      false,
      true,
    ])
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
    const [first = '', last = ''] = readme.split('\n').filter((line) => line.startsWith('| `dealer.'))
    const namedIn = (row: string) => [...row.matchAll(/`(dealer\.\w+)`/g)].map(([, name = '']) => name)
    expect(namedIn(first).filter(isFrozen)).toEqual([])
    expect([namedIn(last).every(isFrozen), last]).toEqual([true, expect.stringContaining('account frozen')])
  })

  it('an account whose password was changed is no longer listed', async () => {
    const passwordHash = await hashPassword('Other#2026')
    await world.db.user.update({ where: { userName: 'admin' }, data: { passwordHash } })
    expect(demoAccounts(world).map(({ userName }) => userName)).not.toContain('admin')
  })
})
