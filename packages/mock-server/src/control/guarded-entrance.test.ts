import { createControlClient } from '@portal/protocol/control/control-client'
import { controlTokenHeader } from '@portal/protocol/control/control-path'
import { RemoteError } from '@portal/protocol/remote-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

const token = 'granite-7'
let guarded: TestApp
beforeAll(async () => {
  guarded = await openTestApp({ control: { token }, addresses: { hosts: ['portal.test'], origins: [] } })
})
afterAll(() => guarded.close())

const browser = { accept: 'text/html', 'sec-fetch-site': 'none' }

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
