import type { SignInAnswer } from '@portal/protocol/calls/auth'
import { expect } from 'vitest'
import { certificateOf, type Proof, type StagedWorld, signIn, userInfo } from './staged-world.ts'

const twoFactor: Proof = async (staged) => {
  for (const { userName } of staged.applied.accounts) {
    const { data } = await signIn(staged, userName)
    const first = data as SignInAnswer // what a right password is answered
    expect(first.twoFactorAuthenticationYOrN).toBe('Y')
    await expect(userInfo(staged, first.certificate)).rejects.toThrow()
    const world = staged.portal.world.name
    const [sent] = await staged.control.listCodes({ pathParams: { world }, query: { user: userName } })
    const second = await staged.portal.call('twoFactorLogin', {
      body: { token: first.certificate, code: sent?.code },
    })
    const { certificate } = second.data as SignInAnswer
    expect(await userInfo(staged, certificate)).toMatchObject({ userName })
  }
}

/** The outcome of a sign-on address of another system. */
const comeFrom = ({ portal }: StagedWorld, address: string) =>
  portal.call('ssoLogin', { body: Object.fromEntries(new URL(address, 'http://portal').searchParams) })

const sso: Proof = async (staged) => {
  const { signOns } = staged.applied
  expect(signOns.map(({ userName }) => userName)).toEqual([
    ...['wangjing', 'lihao', 'dealer.foshan', 'dealer.hangzhou', 'chenwen', 'sunyi'],
  ])
  for (const { userName, address } of signOns) {
    expect(address).toMatch(/^\/login\?loginType=sso&ssoSystem=[A-Z]+&code=SSO-/)
    const { status, data, msg } = await comeFrom(staged, address)
    if (userName === 'chenwen') {
      expect([status, msg]).toEqual(['E', expect.stringContaining('lihao')])
      continue
    }
    const { certificate } = data as SignInAnswer
    const info = await userInfo(staged, certificate)
    expect(info).toMatchObject({ userName })
    expect(info.userRespList.length > 0).toBe(userName !== 'sunyi')
    expect(await comeFrom(staged, address)).toMatchObject({ status: 'E' })
  }
}

const expiredSession: Proof = async (staged) => {
  const [session] = staged.applied.certificates
  const certificate = session?.certificate ?? ''
  const answer = await staged.portal.call('getUserInfo', { query: { token: certificate } }, certificate)
  expect(answer).toMatchObject({ status: 'E', code: 4001 })
  expect(await userInfo(staged, await certificateOf(staged, 'wangjing'))).toMatchObject({
    userName: 'wangjing',
  })
}

export const signInProofs = { 'two-factor': twoFactor, sso, 'expired-session': expiredSession }
