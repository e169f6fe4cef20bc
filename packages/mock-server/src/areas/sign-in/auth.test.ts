import { endpoints } from '@portal/protocol'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { issueCertificate } from '@portal/store/certificates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { envelopeIn, openTestApp, type TestApp } from '../../testing/test-app.ts'

const demoPassword = 'Tiles@2026'
let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const signIn = (userName: string, password = demoPassword) =>
  portal.call('login', { body: { userName, password } })
const userInfo = (certificate: string) =>
  portal.call('getUserInfo', { query: { token: certificate } }, certificate)
const certificateIn = (data: unknown) => (data as { certificate: string }).certificate // as login answers it

describe('login', () => {
  test('gives a certificate that opens the portal [S-7.6]', async () => {
    const { status, data } = await signIn('wangjing')
    expect({ status, data }).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'N' } })
    expect(await userInfo(certificateIn(data))).toMatchObject({ status: 'S', data: { userName: 'wangjing' } })
  })

  test('of a two-factor user gives a certificate that opens nothing yet [S-7.6]', async () => {
    const { status, data } = await signIn('huangkai')
    expect({ status, data }).toMatchObject({ status: 'S', data: { twoFactorAuthenticationYOrN: 'Y' } })
    expect(await userInfo(certificateIn(data))).toMatchObject({ status: 'E', code: 4001 })
  })

  test('lets people without responsibilities in: the shell turns them away (specification §5)', async () => {
    const { data } = await signIn('sunyi')
    expect(await userInfo(certificateIn(data))).toMatchObject({ status: 'S', data: { userRespList: [] } })
  })

  test.each([
    ['a wrong password', 'wangjing', 'Wrong@2026'],
    ['an unknown name, with the demo password', 'nobody', demoPassword],
    ['a name in other letters', 'WANGJING', demoPassword],
  ])('refuses %s with one and the same text', async (_what, userName, password) => {
    expect(await signIn(userName, password)).toEqual({
      status: 'E',
      msg: texts.wrongCredentials.zh,
      data: null,
    })
  })
})

test.each([
  ['zh-CN', '王静'],
  ['en', 'Wang Jing'],
])('the user info for a request in %s names the user %s', async (language, userFullName) => {
  const certificate = await portal.certificateOf('wangjing')
  const { path } = endpoints.getUserInfo
  const headers = { ...portal.headers, certificate, 'accept-language': language }
  const response = await portal.app.inject({ url: path, query: { token: certificate }, headers })
  expect(envelopeIn(response)).toMatchObject({ status: 'S', data: { userFullName } })
})

test.each([
  ['zh-CN', '订单专员'],
  ['en', 'Order Clerk'],
  ['es', 'Gestor de pedidos'],
  ['ja', '受注担当'],
])('positions are named in the language of the request: in %s it is %s', async (language, positionName) => {
  const certificate = await portal.certificateOf('wangjing')
  const { path } = endpoints.getUserInfo
  const headers = { ...portal.headers, certificate, 'accept-language': language }
  const response = await portal.app.inject({ url: path, query: { token: certificate }, headers })
  expect(envelopeIn(response)).toMatchObject({ data: { baseUserPosition: [{ positionName }] } })
})

describe('a certificate', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['unknown', 'A'.repeat(43)],
  ])('that is %s ends the session', async (_what, certificate) => {
    const answer = await portal.call('findOrganization', { body: {} }, certificate)
    expect(answer).toEqual({ status: 'E', code: 4001, msg: texts.sessionEnded.zh, data: null })
  })

  test('that expired ends the session', async () => {
    const { id } = await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })
    const expired = await issueCertificate(portal.world, id, { lifetimeMs: 0 })
    expect(await userInfo(expired)).toMatchObject({ status: 'E', code: 4001 })
  })

  test('of another user is refused as a token', async () => {
    const [mine, theirs] = [await portal.certificateOf('wangjing'), await portal.certificateOf('lihao')]
    const answer = await portal.call('getUserInfo', { query: { token: theirs } }, mine)
    expect(answer).toMatchObject({ status: 'E', code: 4001 })
  })
})

describe('changePassword', () => {
  const change = async (userName: string, oldPassword: string, newPassword: string, other: object = {}) => {
    const { id } = await portal.world.db.user.findUniqueOrThrow({ where: { userName } })
    const passwords = {
      oldPassword: encryptPassword(oldPassword, demoCipherKey),
      newPassword: encryptPassword(newPassword, demoCipherKey),
    }
    const body = { ...passwords, userId: id, userName, ...other }
    return portal.call('changePassword', { body }, await portal.certificateOf(userName))
  }

  test.each([
    ['a wrong old password', 'Wrong@2026', 'Marble#2027', {}, texts.wrongOldPassword.zh],
    ['a new password against the policy', demoPassword, 'marble', {}, texts.weakPassword.zh],
    [
      'passwords that are not encrypted',
      demoPassword,
      '',
      { newPassword: 'Marble#2027' },
      texts.unreadablePassword.zh,
    ],
    ["another user's id", demoPassword, 'Marble#2027', { userId: 1 }, texts.notYourAccount.zh],
    ["another user's name", demoPassword, 'Marble#2027', { userName: 'admin' }, texts.notYourAccount.zh],
  ])('refuses %s', async (_what, oldPassword, newPassword, other, msg) => {
    expect(await change('chenwen', oldPassword, newPassword, other)).toMatchObject({ status: 'E', msg })
    expect(await signIn('chenwen')).toMatchObject({ status: 'S' })
  })

  test('accepts the new password and no longer the old one; every certificate is revoked', async () => {
    const elsewhere = await portal.certificateOf('majun')
    expect(await change('majun', demoPassword, 'Marble#2027')).toEqual({ status: 'S', data: null })
    expect(await userInfo(elsewhere)).toMatchObject({ status: 'E', code: 4001 })
    expect(await signIn('majun')).toMatchObject({ status: 'E' })
    expect(await signIn('majun', 'Marble#2027')).toMatchObject({ status: 'S' })
  })
})
