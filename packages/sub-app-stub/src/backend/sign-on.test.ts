import { describe, expect, it, vi } from 'vitest'
import { signOn, withoutCode } from './sign-on.ts'

const address = new URL('http://localhost/sub-apps/oms/?path=/orders&code=once')

/** A backend that answers one call after the other. */
const backend = (...answers: unknown[]) => {
  const fetchCall = vi.fn<typeof fetch>()
  for (const answer of answers) fetchCall.mockResolvedValueOnce(Response.json(answer))
  return fetchCall
}
const dealer = {
  systemCode: 'CZDP',
  responsibilityId: 3,
  responsibilityCode: 'D',
  responsibilityName: 'Dealer',
}
const clerk = { systemCode: 'LTC', responsibilityId: 1, responsibilityCode: 'C', responsibilityName: 'Clerk' }
const manager = { ...clerk, responsibilityId: 2, responsibilityCode: 'M', responsibilityName: 'Manager' }
const person = { userId: 7, userName: 'wangjing', userFullName: '王静' }
const user = { status: 'S', data: { ...person, userRespList: [dealer, clerk, manager] } }
const signedIn = { status: 'S', data: { certificate: 'abc', twoFactorAuthenticationYOrN: 'N' } }

describe('a window that was opened by single sign-on', () => {
  it('exchanges its code for a certificate under the code of its system', async () => {
    const fetchCall = backend(signedIn, user)
    const signedOn = await signOn(address, 'oms', fetchCall)
    expect(Object.fromEntries(signedOn.searchParams)).toEqual({
      path: '/orders',
      certificate: 'abc',
      user: 'wangjing',
      userId: '7',
      userFullName: '王静',
      responsibilities: JSON.stringify([clerk, manager]),
    })
    const sent = new URLSearchParams(String(fetchCall.mock.calls[0]?.[1]?.body)).get('params') ?? ''
    expect(JSON.parse(sent)).toEqual({ loginType: 'sso', ssoSystem: 'OSS', code: 'once' })
    expect(fetchCall.mock.calls[1]?.[1]?.headers).toMatchObject({ Certificate: 'abc' })
  })

  it.each([
    ['oms', [clerk, manager]],
    ['ltc', [clerk, manager]],
    ['czdp', [dealer]],
    ['dp', []],
  ] as const)(
    'acts in %s under the responsibilities that the portal gives it',
    async (identity, expected) => {
      const signedOn = await signOn(address, identity, backend(signedIn, user))
      expect(JSON.parse(signedOn.searchParams.get('responsibilities') ?? '')).toEqual(expected)
    },
  )

  it.each([
    ['', 'en'],
    ['&language=zh', 'zh-CN'],
    ['&language=nonsense', 'en'],
  ])('asks at "%s" for names in the language that it will show', async (query, tag) => {
    const fetchCall = backend(signedIn, user)
    await signOn(new URL(address + query), 'oms', fetchCall)
    expect(fetchCall.mock.lastCall?.[1]?.headers).toMatchObject({ 'Accept-Language': tag })
  })

  it('fails with what the backend says', async () => {
    const fetchCall = backend({ status: 'E', msg: '登录凭证无效或已过期', data: null })
    await expect(signOn(address, 'oms', fetchCall)).rejects.toThrow('登录凭证无效或已过期')
  })

  it('shows no code in its address', () => {
    expect(withoutCode(address).href).toBe('http://localhost/sub-apps/oms/?path=%2Forders')
  })
})

it('a window without a code sends no call', async () => {
  const fetchCall = backend()
  await signOn(new URL('http://localhost/?path=/orders'), 'oms', fetchCall)
  expect(fetchCall).not.toHaveBeenCalled()
})
