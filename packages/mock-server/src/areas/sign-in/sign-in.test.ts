import type { SignInAnswer } from '@portal/protocol/calls/auth'
import { startOverCode } from '@portal/protocol/envelope'
import { issueSignOnCode, pendingCodes } from '@portal/store/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const password = 'Tiles@2026'
let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const answerIn = (data: unknown) => data as SignInAnswer // as the calls are defined
const userOf = (certificate: string) =>
  portal.call('getUserInfo', { query: { token: certificate } }, certificate)
const refused = (msg: string, code?: number) => ({ status: 'E', msg, data: null, ...(code && { code }) })

/** The first step of a user with a second factor, and the code that was sent. */
async function firstStep() {
  const { data } = await portal.call('login', { body: { userName: 'huangkai', password } })
  const [sent] = await pendingCodes(portal.world)
  if (sent?.purpose !== 'twoFactor') throw new Error('No code was sent')
  return { token: answerIn(data).certificate, code: sent.code }
}
const secondStep = (token: string, code: string) =>
  portal.call('twoFactorLogin', { body: { token, loginUrl: 'http://localhost/login', code } })
const another = (code: string) => (code === '000000' ? '000001' : '000000')

describe('twoFactorLogin', () => {
  test('gives a certificate that opens the portal, in place of the pending one', async () => {
    const { token, code } = await firstStep()
    const { status, data } = await secondStep(token, code)
    expect({ status, data }).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'N' } })
    expect(await userOf(answerIn(data).certificate)).toMatchObject({ data: { userName: 'huangkai' } })
    expect(await userOf(token)).toMatchObject({ status: 'E', code: 4001 })
    expect(await secondStep(token, code)).toEqual(refused(texts.attemptOver.zh, startOverCode))
  })

  test('counts wrong codes; the fifth ends the attempt', async () => {
    const { token, code } = await firstStep()
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await secondStep(token, another(code))).toEqual(
        refused(filled(texts.wrongCode, { triesLeft }).zh),
      )
    }
    expect(await secondStep(token, another(code))).toEqual(refused(texts.attemptLocked.zh, startOverCode))
    expect(await secondStep(token, code)).toEqual(refused(texts.attemptOver.zh, startOverCode))
    const again = await portal.call('sendVerificationCodeV2', { body: { token } })
    expect(again).toEqual(refused(texts.attemptOver.zh, startOverCode))
  })

  test('accepts a code that was sent again, and no longer the older one', async () => {
    const { token, code } = await firstStep()
    const sent = await portal.call('sendVerificationCodeV2', { body: { token } })
    expect(sent).toMatchObject({ status: 'S', data: { maskedPhone: '199****0006', expiresInSeconds: 300 } })
    const [newest] = await pendingCodes(portal.world)
    if (newest?.code !== code) expect(await secondStep(token, code)).toMatchObject({ status: 'E' })
    expect(await secondStep(token, newest?.code ?? '')).toMatchObject({ status: 'S' })
  })

  test('refuses an expired code', async () => {
    const { token, code } = await firstStep()
    await portal.world.db.verificationCode.updateMany({ data: { expiresAt: portal.world.now() } })
    expect(await secondStep(token, code)).toEqual(refused(texts.codeExpired.zh))
  })

  test('refuses a certificate that is no pending one', async () => {
    const { code } = await firstStep()
    const token = await portal.certificateOf('huangkai')
    expect(await secondStep(token, code)).toEqual(refused(texts.attemptOver.zh, startOverCode))
  })
})

describe('ssoLogin', () => {
  const signOn = (body: object) => portal.call('ssoLogin', { body: { ...body } })
  const complete = { loginType: 'sso', ssoSystem: 'OA', code: 'OA-WANGJING' }

  test.each(['loginType', 'ssoSystem', 'code'])(
    'refuses to go without %s (specification §5)',
    async (name) => {
      expect(await signOn({ ...complete, [name]: undefined })).toEqual(refused(texts.signOnIncomplete.zh))
      expect(await signOn({ ...complete, [name]: '' })).toEqual(refused(texts.signOnIncomplete.zh))
    },
  )

  test('signs in the person that a code of the demo company is for, once', async () => {
    const { status, data } = await signOn({ ...complete, domain: 'http://oa.example', state: 'kept out' })
    expect({ status, data }).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'N' } })
    expect(await userOf(answerIn(data).certificate)).toMatchObject({ data: { userName: 'wangjing' } })
    expect(await signOn(complete)).toEqual(refused(texts.signOnCodeDead.zh))
  })

  test.each([
    [{ account: 'dealer.foshan', userType: 'distributor', distributorCode: 'D1001' }, undefined],
    [{ account: '', userType: '', distributorCode: '' }, undefined],
    [{ account: 'admin' }, filled(texts.signOnOtherAccount, { account: 'admin' }).zh],
    [{ userType: 'staff' }, filled(texts.signOnOtherType, { userType: 'staff' }).zh],
    [{ distributorCode: 'D1002' }, filled(texts.signOnOtherDistributor, { code: 'D1002' }).zh],
  ])('of a distributor person who is said to be %o', async (claimed, refusal) => {
    const { id } = await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'dealer.foshan' } })
    const code = await issueSignOnCode(portal.world, id, 'OA')
    const answer = await signOn({ loginType: 'sso', ssoSystem: 'OA', code, ...claimed })
    expect(answer).toMatchObject(refusal === undefined ? { status: 'S' } : refused(refusal))
  })
})

describe('ssoLogin with the token of a jump', () => {
  const signOn = (token: string) =>
    portal.call('ssoLogin', { body: { token, loginUrl: 'http://localhost/login' } })

  test('gives a certificate of its own to the user of a live one', async () => {
    const token = await portal.certificateOf('wangjing')
    const { data } = await signOn(token)
    const { certificate } = answerIn(data)
    expect(certificate).not.toBe(token)
    expect(await userOf(certificate)).toMatchObject({ data: { userName: 'wangjing' } })
  })

  test('refuses every other', async () => {
    const { token: pending } = await firstStep()
    for (const token of ['long-gone', '证书', pending]) {
      expect(await signOn(token)).toEqual(refused(texts.signOnCodeDead.zh))
    }
  })
})

describe('ossLogin', () => {
  test.each([
    ['a person with menus in OSS', 'wangjing', password, { status: 'S' }],
    [
      'the second step where two are required',
      'huangkai',
      password,
      {
        data: { twoFactorAuthenticationYOrN: 'Y' },
      },
    ],
    ['a wrong password', 'wangjing', 'Wrong@2026', refused(texts.wrongCredentials.zh)],
    [
      'a person without',
      'heyutong',
      password,
      refused(filled(texts.systemNotPermitted, { name: '订单管理系统' }).zh),
    ],
  ])('answers %s', async (_who, userName, typed, expected) => {
    expect(await portal.call('ossLogin', { body: { userName, password: typed } })).toMatchObject(expected)
  })
})
