import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts } from '../errors/texts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const own = 'http://localhost:8200/auth-redirect'
const open = (query: Record<string, string>, host = 'localhost:8200') =>
  portal.app.inject({
    url: `/sso-provider?${new URLSearchParams({ redirect_uri: own, state: 'st', ...query })}`,
    headers: { ...portal.headers, host },
  })

describe('the stand-in identity provider', () => {
  test('lists the people of the world, and a way to give up', async () => {
    const { body, statusCode } = await open({ system: '<b>OA' })
    expect(statusCode).toBe(200)
    for (const text of ['王静（wangjing）', '&lt;b&gt;OA', 'error=access_denied&amp;state=st']) {
      expect(body).toContain(text)
    }
  })

  test('sends the chosen user back with the state and a code that signs on once', async () => {
    const { statusCode, headers } = await open({ system: 'OA', user: 'wangjing' })
    const address = new URL(String(headers.location))
    expect([statusCode, address.origin + address.pathname]).toEqual([302, own])
    expect(address.searchParams.get('state')).toBe('st')
    const body = { loginType: 'sso', ssoSystem: 'OA', code: address.searchParams.get('code') }
    expect(await portal.call('ssoLogin', { body })).toMatchObject({ status: 'S' })
    expect(await portal.call('ssoLogin', { body })).toMatchObject({ msg: texts.signOnCodeDead.zh })
  })

  test.each([
    ['another site', { redirect_uri: 'http://evil.example/auth-redirect' }, 'localhost:8200', 400],
    [
      'another site that has this machine’s address',
      { redirect_uri: 'http://evil.example/auth-redirect' },
      'evil.example',
      403,
    ],
    ['an unknown user', { user: 'nobody' }, 'localhost:8200', 404],
  ])('refuses %s', async (_what, query, host, httpStatus) => {
    expect((await open(query, host)).statusCode).toBe(httpStatus)
  })
})

test('is not there where the control API is closed', async () => {
  const closed = await openTestApp({ control: 'closed' })
  try {
    expect((await closed.app.inject({ url: '/sso-provider', headers: closed.headers })).statusCode).toBe(404)
  } finally {
    await closed.close()
  }
})
