import { describe, expect, it, vi } from 'vitest'
import { signOn, withoutCode } from './sign-on.ts'

const address = new URL('http://localhost/sub-apps/oms/?path=/orders&code=once')

/** A backend that answers one call after the other. */
const backend = (...answers: unknown[]) => {
  const fetchCall = vi.fn<typeof fetch>()
  for (const answer of answers) fetchCall.mockResolvedValueOnce(Response.json(answer))
  return fetchCall
}
const user = { status: 'S', data: { userName: 'wangjing' } }
const signedIn = { status: 'S', data: { certificate: 'abc', twoFactorAuthenticationYOrN: 'N' } }

describe('a window that was opened by single sign-on', () => {
  it('exchanges its code for a certificate under the code of its system', async () => {
    const fetchCall = backend(signedIn, user)
    const signedOn = await signOn(address, 'oms', fetchCall)
    expect(Object.fromEntries(signedOn.searchParams)).toEqual({
      path: '/orders',
      certificate: 'abc',
      user: 'wangjing',
    })
    const sent = new URLSearchParams(String(fetchCall.mock.calls[0]?.[1]?.body)).get('params') ?? ''
    expect(JSON.parse(sent)).toEqual({ loginType: 'sso', ssoSystem: 'OSS', code: 'once' })
    expect(fetchCall.mock.calls[1]?.[1]?.headers).toMatchObject({ Certificate: 'abc' })
  })

  it('fails with what the backend says', async () => {
    const fetchCall = backend({ status: 'E', msg: '登录凭证无效或已过期', data: null })
    await expect(signOn(address, 'oms', fetchCall)).rejects.toThrow('登录凭证无效或已过期')
  })

  it('shows no code in its address', () => {
    expect(withoutCode(address).href).toBe('http://localhost/sub-apps/oms/?path=%2Forders')
  })
})

it('a window without a code asks nobody', async () => {
  const fetchCall = backend()
  await signOn(new URL('http://localhost/?path=/orders'), 'oms', fetchCall)
  expect(fetchCall).not.toHaveBeenCalled()
})
