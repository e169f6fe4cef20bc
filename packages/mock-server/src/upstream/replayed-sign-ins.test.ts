import type { CallInput } from '@portal/protocol/encoding'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { replaySource } from './recorder.ts'
import { maskedRecording } from './recording.ts'

const signedIn = (twoFactor = 'N') => ({ certificate: 'geheim-1', twoFactorAuthenticationYOrN: twoFactor })
const recorded = (id: CallId, input: CallInput, data: unknown, user?: string) =>
  maskedRecording(requestTo(id, input), jsonAnswer({ status: 'S', data }), new Date(0), user)
const credentials = (userName: string) => ({ body: { userName, password: 'Tiles@2026' } })
const secondStep = (token: string) => ({ body: { token, code: '123456' } })
const signOn = (account: string) => ({
  body: { loginType: 'sso', ssoSystem: 'OSS', code: 'geheim-2', account },
})
const byPhone = (phone: string) => ({ body: { phone, code: '123456' } })

const recordings = [
  recorded('login', credentials('wangjing'), signedIn('Y')),
  recorded('ossLogin', credentials('wangjing'), signedIn()),
  recorded('twoFactorLogin', secondStep('pending-1'), signedIn(), 'wangjing'),
  recorded('ssoLogin', signOn('wangjing'), signedIn()),
  recorded('getTokenToPhoneCode', byPhone('19912345678'), signedIn(), 'wangjing'),
  recorded('getUserInfo', { query: { token: 'x' } }, { userName: 'wangjing' }, 'wangjing'),
]
let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp({ source: replaySource(recordings) })
})
afterAll(() => portal.close())

const certificateIn = (data: unknown) => String((data as { certificate?: unknown } | null)?.certificate) // of a sign-in
const whoIs = (certificate: string) =>
  portal.world.db.session.findUnique({ where: { certificate }, select: { kind: true, user: true } })
const answeredBy = async () => {
  const query = { limit: 1 }
  const [entry] = await controlOf(portal.app).listRequests({
    pathParams: { world: portal.world.name },
    query,
  })
  return entry?.answeredBy
}

describe('a recorded sign-in gives a certificate of the world’s own', () => {
  test.each<[CallId, CallInput]>([
    ['ossLogin', credentials('wangjing')],
    ['twoFactorLogin', secondStep('***')],
    ['ssoLogin', signOn('wangjing')],
    ['getTokenToPhoneCode', byPhone('19912345678')],
  ])('%s', async (id, input) => {
    const { data } = await portal.call(id, input)
    expect(await answeredBy()).toBe('recording')
    expect(await whoIs(certificateIn(data))).toMatchObject({
      kind: 'signedIn',
      user: { userName: 'wangjing' },
    })
  })

  test('except for a first step, which is worth nothing yet', async () => {
    const { data } = await portal.call('login', credentials('wangjing'))
    expect(data).toEqual({ certificate: '***', twoFactorAuthenticationYOrN: 'Y' })
    expect(await whoIs('***')).toBeNull()
  })
})

describe('a user who was not recorded signs in to the world', () => {
  test('with a name and the right password', async () => {
    const { data } = await portal.call('login', credentials('lihao'))
    expect(await answeredBy()).toBe('world')
    expect(await whoIs(certificateIn(data))).toMatchObject({ user: { userName: 'lihao' } })
    const certificate = certificateIn(data)
    const info = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(info.data).toMatchObject({ userName: 'lihao' })
    const wrong = { body: { userName: 'lihao', password: 'wrong' } }
    expect(await portal.call('login', wrong)).toMatchObject({ status: 'E', data: null })
  })

  test.each<[CallId, CallInput]>([
    ['login', { body: {} }],
    ['ssoLogin', signOn('lihao')],
    ['getTokenToPhoneCode', byPhone('13800001234')],
  ])('%s: the world judges its requests', async (id, input) => {
    expect(await portal.call(id, input)).toMatchObject({ status: 'E', data: null })
    expect(await answeredBy()).toBe('world')
  })

  test('in two steps, of which the second follows the first', async () => {
    await portal.world.db.user.update({ where: { userName: 'lihao' }, data: { twoFactor: true } })
    const { data } = await portal.call('login', credentials('lihao'))
    const wrongCode = await portal.call('twoFactorLogin', secondStep(certificateIn(data)))
    expect(wrongCode).toMatchObject({ status: 'E', data: null })
    expect(await answeredBy()).toBe('world')
  })
})

describe('a recorded user info gives no session to a caller', () => {
  test.each(['made-up', '***'])('whose certificate is %s', async (certificate) => {
    const info = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(info.data).toMatchObject({ userName: 'wangjing' })
    expect(await whoIs(certificate)).toBeNull()
    const refused = await portal.call('findOrganization', { body: {} }, certificate)
    expect(refused).toMatchObject({ status: 'E', data: null })
  })

  test('who is signed in as another user', async () => {
    const certificate = await portal.certificateOf('admin')
    await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(await whoIs(certificate)).toMatchObject({ user: { userName: 'admin' } })
  })
})
