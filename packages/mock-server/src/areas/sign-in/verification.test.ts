import type { SignInAnswer } from '@portal/protocol/calls/auth'
import { startOverCode } from '@portal/protocol/envelope'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { pendingCodes } from '@portal/store/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filled } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const refused = (msg: string, code?: number) => ({ status: 'E', msg, data: null, ...(code && { code }) })
const newestCode = async () => (await pendingCodes(portal.world))[0]?.code ?? ''
const signIn = (userName: string, password: string) => portal.call('login', { body: { userName, password } })

describe('a sign-in by telephone', () => {
  const phone = '19900000002'

  test('takes the code that was sent there, once', async () => {
    const sent = await portal.call('sendVerificationCode', { query: { phone } })
    expect(sent).toEqual({ status: 'S', data: { expiresInSeconds: 300 } })
    const body = { phone, code: await newestCode() }
    const { data } = await portal.call('getTokenToPhoneCode', { body })
    const { certificate } = data as SignInAnswer // as the call is defined
    const userInfo = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(userInfo).toMatchObject({ data: { userName: 'wangjing' } })
    expect(await portal.call('getTokenToPhoneCode', { body })).toEqual(refused(texts.codeMissing.zh))
  })

  test.each([
    ['12345678901', filled(texts.unknownPhone, { phone: '12345678901' }).zh],
    ['19900000006', texts.passwordNeeded.zh],
  ])('is refused to %s', async (other, reason) => {
    expect(await portal.call('sendVerificationCode', { query: { phone: other } })).toEqual(refused(reason))
    const body = { phone: other, code: '123456' }
    expect(await portal.call('getTokenToPhoneCode', { body })).toEqual(refused(reason))
  })
})

describe('sendVerificationCodeV2', () => {
  test.each([
    ['no user', {}, texts.codeForWhom.zh],
    ['two at once', { userName: 'chenwen', token: 'abc' }, texts.codeForWhom.zh],
    ['an unknown name', { userName: 'nobody' }, filled(texts.unknownAccount, { userName: 'nobody' }).zh],
    ['a certificate that is not pending', { token: 'abc' }, texts.attemptOver.zh, startOverCode],
  ])('refuses to send to %s', async (_whom, body, reason, code?: number) => {
    expect(await portal.call('sendVerificationCodeV2', { body })).toEqual(refused(reason, code))
  })
})

describe('a password reset', () => {
  const userName = 'chenwen'
  const set = (ticket: string, password: string, name = userName) => {
    const newPassword = encryptPassword(password, demoCipherKey)
    return portal.call('updateUserPassword', { body: { userName: name, ticket, newPassword } })
  }
  /** As the page does: find the account, send a code, check it. */
  async function ticketFor(name: string): Promise<string> {
    await portal.call('sendVerificationCodeV2', { body: { userName: name } })
    const body = { userName: name, code: await newestCode() }
    const { data } = await portal.call('validateVerificationCode', { body })
    return (data as { ticket: string }).ticket // as the call is defined
  }

  test('finds the account and hides most of its telephone number', async () => {
    expect(await portal.call('findUserByQuery', { body: { userName } })).toEqual({
      status: 'S',
      data: { userName, maskedPhone: '199****0004' },
    })
    const unknown = await portal.call('findUserByQuery', { body: { userName: 'nobody' } })
    expect(unknown).toEqual(refused(filled(texts.unknownAccount, { userName: 'nobody' }).zh))
  })

  test('refuses a wrong code', async () => {
    await portal.call('sendVerificationCodeV2', { body: { userName } })
    const wrong = (await newestCode()) === '000000' ? '000001' : '000000'
    const answer = await portal.call('validateVerificationCode', { body: { userName, code: wrong } })
    expect(answer).toEqual(refused(filled(texts.wrongCode, { triesLeft: 4 }).zh))
  })

  test('refuses a ticket that is made up, or of another user, and keeps the password', async () => {
    expect(await set('made up', 'Marble#2027')).toEqual(refused(texts.ticketDead.zh, startOverCode))
    expect(await set(await ticketFor('majun'), 'Marble#2027')).toEqual(
      refused(texts.ticketDead.zh, startOverCode),
    )
    expect(await set(await portal.certificateOf(userName), 'Marble#2027')).toEqual(
      refused(texts.ticketDead.zh, startOverCode),
    )
    expect(await signIn(userName, 'Tiles@2026')).toMatchObject({ status: 'S' })
  })

  test('sets the new password once; a weak one does not cost the ticket; every certificate dies', async () => {
    const elsewhere = await portal.certificateOf(userName)
    const ticket = await ticketFor(userName)
    expect(await set(ticket, 'marble')).toEqual(refused(texts.weakPassword.zh))
    expect(await set(ticket, 'Marble#2027')).toEqual({ status: 'S', data: null })
    expect(await set(ticket, 'Marble#2028')).toEqual(refused(texts.ticketDead.zh, startOverCode))
    expect(await signIn(userName, 'Marble#2027')).toMatchObject({ status: 'S' })
    const answer = await portal.call('findOrganization', { body: {} }, elsewhere)
    expect(answer).toMatchObject({ status: 'E', code: 4001 })
  })

  test('refuses a password that is not encrypted', async () => {
    const body = { userName, ticket: 'any', newPassword: 'Marble#2027' }
    expect(await portal.call('updateUserPassword', { body })).toEqual(refused(texts.unreadablePassword.zh))
  })
})
