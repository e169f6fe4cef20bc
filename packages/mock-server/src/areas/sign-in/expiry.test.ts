import type { SignInAnswer } from '@portal/protocol/calls/auth'
import type { Envelope } from '@portal/protocol/envelope'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { controlOf } from '../../testing/test-control.ts'

let portal: TestApp
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
})
afterAll(() => portal.close())

const pathParams = () => ({ world: portal.world.name })
const turn = (change: Parameters<typeof control.changeClock>[0]['body']['change']) =>
  control.changeClock({ pathParams: pathParams(), body: { change } })
beforeEach(async () => {
  await turn({ action: 'freeze', time: '2026-03-31T02:00:00Z' })
})

const signIn = async (userName: string) => {
  const body = { userName, password: portal.world.settings.demoPassword }
  return (await portal.call('login', { body })).data as SignInAnswer // as the call is defined
}
const codeOf = async (user: string) =>
  (await control.listCodes({ pathParams: pathParams(), query: { user } }))[0]?.code

/** Each gives what opens something later, until it has expired. */
const ways: Readonly<Record<string, () => Promise<() => Promise<Envelope>>>> = {
  async 'the code of a second step'() {
    const { certificate: token } = await signIn('huangkai')
    const code = await codeOf('huangkai')
    return () => portal.call('twoFactorLogin', { body: { token, code } })
  },
  async 'half a sign-in'() {
    const { certificate: token } = await signIn('huangkai')
    return () => portal.call('sendVerificationCodeV2', { body: { token } })
  },
  async 'the code of a sign-in by telephone'() {
    const phone = '19900000002'
    await portal.call('sendVerificationCode', { query: { phone } })
    const code = await codeOf('wangjing')
    return () => portal.call('getTokenToPhoneCode', { body: { phone, code } })
  },
  async 'the code of a password reset'() {
    const userName = 'chenwen'
    await portal.call('sendVerificationCodeV2', { body: { userName } })
    const code = await codeOf(userName)
    return () => portal.call('validateVerificationCode', { body: { userName, code } })
  },
  async 'the ticket of a password reset'() {
    const body = { userName: 'majun' }
    await portal.call('sendVerificationCodeV2', { body })
    const code = await codeOf('majun')
    const checked = await portal.call('validateVerificationCode', { body: { ...body, code } })
    const { ticket } = checked.data as { ticket: string } // as the call is defined
    const newPassword = encryptPassword('Marble#2027', demoCipherKey)
    return () => portal.call('updateUserPassword', { body: { ...body, ticket, newPassword } })
  },
  async 'the code of a window'() {
    const certificate = await portal.certificateOf('dealer.foshan')
    const { headers } = await portal.send('ssoWindow', { pathParams: { systemCode: 'OSS', certificate } })
    const code = new URL(String(headers.location), 'http://portal').searchParams.get('code')
    return () => portal.call('ssoLogin', { body: { loginType: 'sso', ssoSystem: 'OSS', code } })
  },
  async 'a certificate'() {
    const { certificate } = await signIn('wangjing')
    return () => portal.call('getUserInfo', { query: { token: certificate } }, certificate)
  },
}

test.each([
  ['the code of a second step', '4m59s', '1s', texts.codeExpired.zh],
  ['half a sign-in', '9m59s', '1s', texts.attemptOver.zh],
  ['the code of a sign-in by telephone', '4m59s', '1s', texts.codeExpired.zh],
  ['the code of a password reset', '4m59s', '1s', texts.codeExpired.zh],
  ['the ticket of a password reset', '9m59s', '1s', texts.ticketDead.zh],
  ['the code of a window', '59s', '1s', texts.signOnCodeDead.zh],
  ['a certificate', '2d23h', '1h', texts.sessionEnded.zh],
])(
  "%s is valid for %s by the world's clock, and %s later no longer",
  async (what, lasts, longer, refusal) => {
    const early = await ways[what]?.()
    await turn({ action: 'travel', by: lasts })
    expect(await early?.()).toMatchObject({ status: 'S' })
    const late = await ways[what]?.()
    await turn({ action: 'travel', by: lasts })
    await turn({ action: 'travel', by: longer })
    expect(await late?.()).toMatchObject({ status: 'E', msg: refusal })
  },
)
