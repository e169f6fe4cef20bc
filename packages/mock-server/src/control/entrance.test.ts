import { controlTokenHeader } from '@portal/protocol/control/control-calls'
import { createControlClient } from '@portal/protocol/control/control-client'
import { RemoteError } from '@portal/protocol/remote-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

const token = 'granite-7'
let open: TestApp
let guarded: TestApp
beforeAll(async () => {
  open = await openTestApp()
  guarded = await openTestApp({ control: { token }, addresses: { hosts: ['portal.test'], origins: [] } })
})
afterAll(() => Promise.all([open.close(), guarded.close()]))

const browser = { accept: 'text/html', 'sec-fetch-site': 'none' }
const world = () => open.world.name

describe('a link into a world', () => {
  test('sets its cookie, drops the certificate of another world, and leads to the portal', async () => {
    const { path } = await controlOf(open.app).entrance({ pathParams: { world: world() }, query: {} })
    expect(path).toBe(`/__portal/enter/${world()}`)
    const { statusCode, headers } = await open.app.inject({ url: path, headers: browser })
    expect([statusCode, headers.location]).toEqual([302, '/'])
    expect(headers['set-cookie']).toEqual([
      `portal-world=${world()}; Path=/; SameSite=Lax`,
      'Admin-Token=; Path=/; Max-Age=0',
    ])
  })

  test('signs a user in with a code that works once', async () => {
    const query = { user: 'wangjing' }
    const { path } = await controlOf(open.app).entrance({ pathParams: { world: world() }, query })
    const { headers } = await open.app.inject({ url: path, headers: browser })
    const target = new URL(String(headers.location), 'http://localhost')
    expect([target.pathname, target.searchParams.get('loginType')]).toEqual(['/login', 'sso'])
    const body = {
      loginType: 'sso',
      ssoSystem: target.searchParams.get('ssoSystem') ?? '',
      code: target.searchParams.get('code') ?? '',
    }
    expect(await open.call('ssoLogin', { body })).toMatchObject({ status: 'S' })
    expect(await open.call('ssoLogin', { body })).toMatchObject({ status: 'E' })
  })

  test.each([
    ['a world that there is not', () => '/__portal/enter/nowhere-at-all', 404],
    ['a name that is none', () => '/__portal/enter/a%20b', 404],
    ['a user whom the world does not know', () => `/__portal/enter/${world()}?user=nobody`, 404],
  ])('to %s is a page that says so, and sets no cookie', async (_what, url, expected) => {
    const { statusCode, headers } = await open.app.inject({ url: url(), headers: browser })
    expect([statusCode, headers['set-cookie']]).toEqual([expected, undefined])
    expect(headers['content-type']).toContain('text/html')
  })

  test('is not followed from a page of elsewhere', async () => {
    const headers = { ...browser, 'sec-fetch-site': 'cross-site' }
    const { statusCode } = await open.app.inject({ url: `/__portal/enter/${world()}`, headers })
    expect(statusCode).toBe(403)
  })
})

describe('where the control API needs a token', () => {
  const enter = (url: string) =>
    guarded.app.inject({ url, headers: { ...browser, host: 'portal.test' }, remoteAddress: '192.168.1.9' })
  const linkFor = async (user: string) => {
    const control = createControlClient(async ({ method, url }) =>
      (await guarded.app.inject({ method, url, headers: { [controlTokenHeader]: token } })).json(),
    )
    return (await control.entrance({ pathParams: { world: guarded.world.name }, query: { user } })).path
  }

  test('a link opens with its key, without the token', async () => {
    const path = await linkFor('wangjing')
    expect(path).not.toContain(token)
    expect((await enter(path)).statusCode).toBe(302)
  })

  test('a link is for one world and one user alone', async () => {
    const path = await linkFor('wangjing')
    for (const other of [
      path.replace('wangjing', 'admin'),
      path.replace(guarded.world.name, 'main'),
      path.split('?')[0],
    ])
      expect((await enter(other ?? '')).statusCode).toBe(403)
  })

  test('the call that makes links needs it', async () => {
    const pathParams = { world: guarded.world.name }
    await expect(controlOf(guarded.app).entrance({ pathParams, query: {} })).rejects.toThrow(RemoteError)
  })
})
