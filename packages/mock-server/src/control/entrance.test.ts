import { createControlClient } from '@portal/protocol/control/control-client'
import { controlTokenHeader } from '@portal/protocol/control/control-path'
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
    expect([statusCode, headers.location]).toEqual([302, '../../'])
    expect(headers['set-cookie']).toEqual([
      `portal-world=${world()}; Path=/; SameSite=Lax`,
      'Admin-Token=; Path=/; Max-Age=0',
    ])
  })

  test('signs a user in with a code that works once', async () => {
    const query = { user: 'wangjing' }
    const { path } = await controlOf(open.app).entrance({ pathParams: { world: world() }, query })
    const { headers } = await open.app.inject({ url: path, headers: browser })
    // Also below a path that the server doesn't know.
    const target = new URL(String(headers.location), `http://localhost/below${path}`)
    expect([target.pathname, target.searchParams.get('loginType')]).toEqual(['/below/login', 'sso'])
    const body = {
      loginType: 'sso',
      ssoSystem: target.searchParams.get('ssoSystem') ?? '',
      code: target.searchParams.get('code') ?? '',
    }
    expect(await open.call('ssoLogin', { body })).toMatchObject({ status: 'S' })
    expect(await open.call('ssoLogin', { body })).toMatchObject({ status: 'E' })
  })

  test.each([
    ['a world that does not exist', () => '/__portal/enter/nowhere-at-all', 404],
    ['a name that is none', () => '/__portal/enter/a%20b', 404],
    ['a user whom the world does not know', () => `/__portal/enter/${world()}?user=nobody`, 404],
  ])('to %s is a page that says so, and sets no cookie', async (_what, url, expected) => {
    const { statusCode, headers } = await open.app.inject({ url: url(), headers: browser })
    expect([statusCode, headers['set-cookie']]).toEqual([expected, undefined])
    expect(headers['content-type']).toContain('text/html')
  })

  test.each([
    ['zh-CN', '请向老师索取新的链接'],
    ['en', 'ask your trainer for a new link'],
    ['es', 'pida un enlace nuevo'],
    ['ja', '講師に新しいリンク'],
  ])('to a world that was removed is a page in %s that a trainee can follow', async (language, expected) => {
    const headers = { ...browser, 'accept-language': language }
    const { body } = await open.app.inject({ url: '/__portal/enter/nowhere-at-all', headers })
    expect(body).toContain(expected)
    expect(body).not.toContain('portal world')
  })

  test('is not followed from a page of elsewhere', async () => {
    const headers = { ...browser, 'sec-fetch-site': 'cross-site' }
    const { statusCode } = await open.app.inject({ url: `/__portal/enter/${world()}`, headers })
    expect(statusCode).toBe(403)
  })
})

describe('one link for a class', () => {
  const prefix = `places-${Date.now().toString(36)}-`
  const pattern = `${prefix}#`
  /** What a browser brings back that came here once. */
  const returned = 'portal-entrance=1'
  const worldAfter = async (path: string, cookie = returned) => {
    const { statusCode, headers, body } = await open.app.inject({
      url: path,
      headers: { ...browser, 'accept-language': 'en', cookie },
    })
    return statusCode === 302 ? /portal-world=([^;]+)/.exec(String(headers['set-cookie']))?.[1] : body
  }

  test('leads each browser into a world of its own, and back into it', async () => {
    const control = controlOf(open.app)
    await control.makeWorlds({ body: { prefix, count: 3 } })
    const { path } = await control.entrance({ pathParams: { world: pattern }, query: {} })
    // A person is in the first one by its own link.
    await open.app.inject({
      method: 'POST',
      url: '/api/baseNewServer/baseLoginService/login',
      headers: { 'x-portal-world': `${prefix}01` },
      payload: { userName: 'wangjing', password: 'Tiles@2026' },
    })
    expect((await Promise.all([worldAfter(path), worldAfter(path)])).toSorted()).toEqual([
      `${prefix}02`,
      `${prefix}03`,
    ])
    const watched = await control.watchWorlds({ query: { worlds: pattern } })
    expect(watched.map(({ users, givenAt }) => [users.length, givenAt !== null])).toEqual([
      [1, false],
      ...[
        [0, true],
        [0, true],
      ],
    ])
    expect(await worldAfter(path, `portal-world=${prefix}03`)).toBe(`${prefix}03`)
    expect(await worldAfter(path)).toContain('ask your trainer to add one')
    await control.resetWorlds({ body: { worlds: [pattern] } })
    expect(await worldAfter(path)).toContain('ask your trainer to add one')
    expect(await worldAfter(path)).not.toContain('go back to the portal')
    expect(await control.diffWorld({ pathParams: { world: `${prefix}02` }, query: {} })).toEqual({})
    await control.removeWorlds({ body: { worlds: [pattern] } })
    expect(await worldAfter(path)).toContain('is no longer there')
  })
})

describe('the link of a class gives no world', () => {
  const prefix = `previews-${Date.now().toString(36)}-`
  const visit = (url: string, { cookie = '', method = 'GET' as 'GET' | 'HEAD' } = {}) =>
    open.app.inject({ method, url, headers: { ...browser, 'accept-language': 'en', cookie } })

  test('to a client that only looks or keeps no cookies, and one to a browser that returns the cookie', async () => {
    const control = controlOf(open.app)
    await control.makeWorlds({ body: { prefix, count: 1 } })
    const { path } = await control.entrance({ pathParams: { world: `${prefix}#` }, query: {} })
    const head = await visit(path, { method: 'HEAD', cookie: 'portal-entrance=1' })
    expect([head.statusCode, head.headers['set-cookie']]).toEqual([200, undefined])

    const first = await visit(path)
    const again = new URL(String(first.headers.location), `http://localhost${path}`)
    expect([first.statusCode, again.pathname]).toEqual([302, path])
    const without = await visit(again.pathname + again.search)
    expect([without.statusCode, without.body]).toEqual([403, expect.stringContaining('keeps no cookies')])

    const [cookie] = String(first.headers['set-cookie']).split(';')
    const { headers } = await visit(again.pathname + again.search, { cookie })
    expect(headers['set-cookie']).toContain(
      `portal-world=${prefix}01; Path=/; SameSite=Lax; Max-Age=${12 * 3600}`,
    )
    await control.removeWorlds({ body: { worlds: [`${prefix}#`] } })
  })
})

describe('where the control API needs a token', () => {
  const enter = (url: string) =>
    guarded.app.inject({
      url,
      headers: { ...browser, host: 'portal.test', cookie: 'portal-entrance=1' },
      remoteAddress: '192.168.1.9',
    })
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

  test('so is one for a class', async () => {
    const prefix = `guarded-${Date.now().toString(36)}-`
    const control = createControlClient(async ({ method, url, headers, body }) =>
      (
        await guarded.app.inject({
          ...{ method, url, headers: { ...headers, [controlTokenHeader]: token } },
          ...(body === undefined ? {} : { payload: body }),
        })
      ).json(),
    )
    await control.makeWorlds({ body: { prefix, count: 1 } })
    const { path } = await control.entrance({ pathParams: { world: `${prefix}#` }, query: {} })
    expect((await enter(path)).statusCode).toBe(302)
    expect((await enter(path.replace('key=', 'key=x'))).statusCode).toBe(403)
    await control.removeWorlds({ body: { worlds: [`${prefix}#`] } })
  })

  test('the call that makes links needs it', async () => {
    const pathParams = { world: guarded.world.name }
    await expect(controlOf(guarded.app).entrance({ pathParams, query: {} })).rejects.toThrow(RemoteError)
  })

  describe('a world is entered by its link alone', () => {
    const signIn = (headers: Record<string, string>, remoteAddress = '192.168.1.9') =>
      guarded.app.inject({
        method: 'POST',
        url: '/api/baseNewServer/baseLoginService/login',
        headers: { host: remoteAddress === '127.0.0.1' ? 'localhost' : 'portal.test', ...headers },
        remoteAddress,
        payload: { userName: 'wangjing', password: 'Tiles@2026' },
      })
    const cookieOf = async () => {
      const { headers } = await enter(await linkFor('wangjing'))
      return /^portal-world=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? ''
    }
    const name = () => guarded.world.name
    const other = 'neighbour-of-the-guarded'
    beforeAll(() => guarded.store.createWorld(other))
    afterAll(() => guarded.store.removeWorld(other))

    test('by a browser that followed it, also with the header that names the world so', async () => {
      const cookie = await cookieOf()
      expect((await signIn({ cookie })).json()).toMatchObject({ status: 'S' })
      const pass = cookie.replace('portal-world=', '')
      expect((await signIn({ 'x-portal-world': pass })).json()).toMatchObject({ status: 'S' })
    })

    test.each<[string, (cookie: string) => Record<string, string>, number]>([
      ['cookie without a key', () => ({ cookie: `portal-world=${other}` }), 404],
      ['cookie with the key of another', (cookie) => ({ cookie: cookie.replace(name(), other) }), 404],
      ['header', () => ({ 'x-portal-world': other }), 403],
      ['header of a world that does not exist', () => ({ 'x-portal-world': 'none-such' }), 403],
    ])('a %s leads into none', async (_what, naming, status) => {
      const headers = naming(await cookieOf())
      const answer = await signIn(headers)
      expect([answer.statusCode, answer.json().status]).toEqual([status, 'E'])
      const own = { host: 'portal.test', ...headers }
      const options = { url: '/__portal/training', headers: own, remoteAddress: '192.168.1.9' }
      expect((await guarded.app.inject(options)).json()).toMatchObject({ status: 'E' })
    })

    test('a browser with a cookie of a world without its key gets another one of the class', async () => {
      const control = createControlClient(async ({ method, url, headers, body }) =>
        (
          await guarded.app.inject({
            ...{ method, url, headers: { ...headers, [controlTokenHeader]: token } },
            ...(body === undefined ? {} : { payload: body }),
          })
        ).json(),
      )
      const prefix = `pair-${Date.now().toString(36)}-`
      await control.makeWorlds({ body: { prefix, count: 2 } })
      const { path } = await control.entrance({ pathParams: { world: `${prefix}#` }, query: {} })
      const { headers } = await guarded.app.inject({
        url: path,
        headers: { ...browser, host: 'portal.test', cookie: `portal-entrance=1; portal-world=${prefix}02` },
        remoteAddress: '192.168.1.9',
      })
      expect(String(headers['set-cookie'])).toMatch(`portal-world=${prefix}01.`)
      await control.removeWorlds({ body: { worlds: [`${prefix}#`] } })
    })

    test('programs of this machine and holders of the token name any', async () => {
      const named = { 'x-portal-world': other }
      expect((await signIn(named, '127.0.0.1')).json()).toMatchObject({ status: 'S' })
      expect((await signIn({ ...named, [controlTokenHeader]: token })).json()).toMatchObject({ status: 'S' })
    })
  })
})
