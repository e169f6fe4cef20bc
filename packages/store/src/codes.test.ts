import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findCertificate, issueCertificate, revokeCertificate } from './certificates.ts'
import {
  type Attempt,
  codeLifetimeMs,
  issueCode,
  issueSignOnCode,
  pendingCodes,
  redeemCode,
  redeemSignOnCode,
} from './codes.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

describe('sign on codes', () => {
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
})

describe('verification codes', () => {
  const start = Date.parse('2026-03-31T02:00:00Z')
  let now = start
  let temporary: TemporaryStore
  let world: World
  let reset: Attempt
  let secondStep: Attempt & { readonly certificate: string }
  beforeAll(async () => {
    temporary = await temporaryStore({ now: () => now })
    world = await temporary.store.world('main')
  })
  beforeEach(async () => {
    now = start
    const { id: userId } = await world.db.user.findUniqueOrThrow({ where: { userName: 'huangkai' } })
    await world.db.session.deleteMany()
    await world.db.verificationCode.deleteMany()
    reset = { userId, purpose: 'passwordReset' }
    const certificate = await issueCertificate(world, userId, { kind: 'twoFactorPending' })
    secondStep = { userId, purpose: 'twoFactor', certificate }
  })
  afterAll(() => temporary.remove())

  const another = (code: string) => (code === '000000' ? '000001' : '000000')

  describe('a verification code', () => {
    it('has six digits and is accepted once', async () => {
      const { code } = await issueCode(world, reset)
      expect(code).toMatch(/^\d{6}$/)
      const tries = await Promise.all([1, 2].map(() => redeemCode(world, reset, code)))
      expect(tries.map(({ outcome }) => outcome).sort()).toEqual(['accepted', 'missing'])
    })

    it("expires by the world's clock", async () => {
      const { code } = await issueCode(world, reset)
      now = start + codeLifetimeMs
      expect(await redeemCode(world, reset, code)).toEqual({ outcome: 'expired' })
      now = start + codeLifetimeMs - 1
      expect(await redeemCode(world, reset, code)).toEqual({ outcome: 'accepted' })
    })

    it('is locked by five wrong tries, however fast they come', async () => {
      const { code } = await issueCode(world, reset)
      expect(await redeemCode(world, reset, another(code))).toEqual({ outcome: 'wrong', triesLeft: 4 })
      await Promise.all([1, 2, 3].map(() => redeemCode(world, reset, another(code))))
      expect(await redeemCode(world, reset, another(code))).toEqual({ outcome: 'locked' })
      expect(await redeemCode(world, reset, code)).toEqual({ outcome: 'locked' })
    })

    it('counts for its purpose only', async () => {
      const { code } = await issueCode(world, reset)
      const other: Attempt = { userId: reset.userId, purpose: 'phoneSignIn' }
      expect(await redeemCode(world, other, code)).toEqual({ outcome: 'missing' })
    })

    it('replaces an older one', async () => {
      await issueCode(world, reset)
      const { code } = await issueCode(world, reset)
      expect(await pendingCodes(world)).toMatchObject([{ code }])
    })

    it('of a second step keeps its wrong tries when it is sent again', async () => {
      const { code } = await issueCode(world, secondStep)
      await redeemCode(world, secondStep, another(code))
      const again = await issueCode(world, secondStep)
      expect(await redeemCode(world, secondStep, another(again.code))).toMatchObject({ triesLeft: 3 })
    })

    it('of a second step is removed with its pending certificate', async () => {
      const { code } = await issueCode(world, secondStep)
      await revokeCertificate(world, secondStep.certificate)
      expect(await redeemCode(world, secondStep, code)).toEqual({ outcome: 'missing' })
    })
  })

  describe('the pending codes', () => {
    it('say whom they were sent to, the newest first', async () => {
      const first = await issueCode(world, reset)
      now = start + 1000
      const second = await issueCode(world, secondStep)
      const person = { userName: 'huangkai', fullName: '黄凯', fullNameEn: 'Huang Kai', phone: '19900000006' }
      expect(await pendingCodes(world)).toMatchObject([
        { ...person, purpose: 'twoFactor', code: second.code, expiresAt: second.expiresAt.toISOString() },
        { ...person, purpose: 'passwordReset', code: first.code },
      ])
    })

    it('leave out what is used, expired or locked', async () => {
      const { code } = await issueCode(world, secondStep)
      await Promise.all([1, 2, 3, 4, 5].map(() => redeemCode(world, secondStep, another(code))))
      await issueCode(world, { ...reset, purpose: 'phoneSignIn' })
      now = start + codeLifetimeMs
      await redeemCode(world, reset, (await issueCode(world, reset)).code)
      expect(await pendingCodes(world)).toEqual([])
    })
  })
})
