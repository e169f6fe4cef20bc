import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let open: TestApp
beforeAll(async () => {
  open = await openTestApp()
})
afterAll(() => open.close())

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
