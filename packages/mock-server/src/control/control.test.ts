import { RemoteError } from '@portal/protocol/remote-error'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let control: ReturnType<typeof controlOf>
let world: string
const other = `other-${process.pid}-${Date.now()}`
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
  world = portal.world.name
})
afterAll(async () => {
  await control.removeWorld({ pathParams: { world: other } })
  await portal.close()
})

describe('worlds', () => {
  test('are made, shown and listed', async () => {
    expect(await control.createWorld({ body: { name: other.toUpperCase() } })).toEqual({ name: other })
    const info = await control.worldInfo({ pathParams: { world: other } })
    expect(info).toMatchObject({ name: other, faults: 0, orders: 400, snapshots: [] })
    const names = (await control.listWorlds({})).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([world, other]))
  })

  test.each([
    ['a name that is taken', () => control.createWorld({ body: { name: other } }), 'There is a world'],
    ['a path', () => control.createWorld({ body: { name: '../x' } }), 'is no world name'],
    [
      'a world that does not exist',
      () => control.worldInfo({ pathParams: { world: 'unknown' } }),
      'no world unknown;',
    ],
    ['no name', () => control.createWorld({ body: { name: '' } }), 'name must not have fewer than 1'],
    [
      'no clock change',
      () =>
        control.changeClock({ pathParams: { world }, body: { change: { action: 'travel', by: 'soon' } } }),
      'change',
    ],
  ])('refuse %s', async (_what, call, message) => {
    await expect(call()).rejects.toThrow(RemoteError)
    await expect(call()).rejects.toThrow(message)
  })
})

test.each([
  ['GET', '/__portal/worlds/unknown', undefined, 'unknownWorld', { name: 'unknown' }],
  ['POST', '/__portal/worlds', { name: '../x' }, 'wrongName', { name: '../x' }],
  ['POST', '/__portal/worlds', {}, 'invalidRequest', { problem: expect.stringContaining('name') }],
  [
    'POST',
    '/__portal/class/clock',
    { worlds: ['no-*'], change: { action: 'reset' } },
    'noWorldMatches',
    { pattern: 'no-*' },
  ],
] as const)('%s %s refuses with a code and values for programs', async (method, url, payload, code, data) => {
  const response = await portal.app.inject({ method, url, ...(payload ? { payload } : {}) })
  expect(response.json()).toMatchObject({ status: 'E', code, msg: expect.any(String), data })
})

test.each([
  '/__portal/worlds',
  '/__portal/',
  '/__portal/enter/main',
  '/sso-provider?redirect_uri=http%3A%2F%2Flocalhost%2Fauth-redirect',
])('%s is not for people who come through a proxy and claim to be of this machine', async (url) => {
  const headers = { host: 'localhost', accept: 'text/html', 'x-forwarded-for': '203.0.113.7' }
  const { statusCode } = await portal.app.inject({ url, headers })
  expect([400, 403]).toContain(statusCode)
})

test("a clock is one world's own, and certificates expire by it", async () => {
  const certificate = await portal.certificateOf('wangjing')
  const status = async () => (await portal.call('findOrganization', { body: {} }, certificate)).status
  expect(await status()).toBe('S')
  await control.changeClock({
    pathParams: { world: other },
    body: { change: { action: 'travel', by: '4d' } },
  })
  expect(await status()).toBe('S')
  const change = { action: 'freeze', time: '2031-01-01T00:00:00Z' } as const
  const state = await control.changeClock({ pathParams: { world }, body: { change } })
  expect(state).toMatchObject({ now: '2031-01-01T00:00:00.000Z', frozen: true })
  expect(await status()).toBe('E')
  await control.changeClock({ pathParams: { world }, body: { change: { action: 'reset' } } })
  expect(await status()).toBe('S')
})

test('a filter or a fault with an unknown user is refused, and the user is named', async () => {
  const pathParams = { world }
  const unknown = `The world ${world} has no user nobody`
  await expect(control.listRequests({ pathParams, query: { user: 'nobody' } })).rejects.toThrow(unknown)
  const body = { kind: 'reset', target: 'login', user: 'nobody' } as const
  await expect(control.addFault({ pathParams, body })).rejects.toThrow(unknown)
  await portal.call('login', { body: { userName: 'nobody', password: 'x' } })
  expect(await control.listRequests({ pathParams, query: { user: 'nobody' } })).toHaveLength(1)
  const unknownCall = control.listRequests({ pathParams, query: { call: 'nope' } })
  await expect(unknownCall).rejects.toThrow('call must be the id of a call')
})

test('a change beyond the range of clocks is refused, and the world continues as before', async () => {
  const changed = (by: string) =>
    control.changeClock({ pathParams: { world }, body: { change: { action: 'travel', by } } })
  await expect(changed('999999999d')).rejects.toThrow('change.by must be a duration')
  await expect(changed('2900000d')).rejects.toThrow('times from 1900 to 8999')
  await portal.certificateOf('wangjing')
})

test('a world with an invalid stored clock uses real time, and can be set again', async () => {
  const { db } = portal.world
  const bad = { key: 'clock.offsetMs', value: '86399999913600000' }
  await db.worldSetting.upsert({ where: { key: bad.key }, create: bad, update: bad })
  await portal.certificateOf('wangjing')
  const { offsetMs } = await control.readClock({ pathParams: { world } })
  expect(offsetMs).toBe(0)
  const state = await control.changeClock({ pathParams: { world }, body: { change: { action: 'freeze' } } })
  expect(state.frozen).toBe(true)
  await control.changeClock({ pathParams: { world }, body: { change: { action: 'reset' } } })
})

test.each(['/__portal/nothing', '/__portal/worlds/main/nothing'])('%s is answered with 404', async (url) => {
  const response = await portal.app.inject(url)
  expect([response.statusCode, response.json().msg]).toEqual([404, `The control API has no GET ${url}`])
})

test.each([
  ['{', 'Invalid request: the body is no JSON'],
  ['', 'Invalid request: the body is empty; expected JSON, or no content type'],
  ['{"name":"a","from":"b"}', 'Invalid request: the body has the unknown field from; expected one of name'],
])('the body %j is refused in English', async (payload, msg) => {
  const headers = { 'content-type': 'application/json' }
  const response = await portal.app.inject({ method: 'POST', url: '/__portal/worlds', headers, payload })
  expect([response.statusCode, response.json().msg]).toEqual([400, msg])
})

test.each([
  ['of elsewhere', { origin: 'https://example.com' }],
  ['of another port of this machine', { origin: 'http://localhost:9999' }],
  ['of an origin that is allowed elsewhere', { origin: 'http://shell.test' }],
  ['of none', { origin: 'null' }],
  ['of elsewhere, without an origin', { 'sec-fetch-site': 'cross-site' }],
])('a page %s is refused, and changes nothing', async (_which, headers) => {
  const { store } = portal
  const app = await buildApp({ store, addresses: { hosts: [], origins: ['http://shell.test'] } })
  const url = `/__portal/worlds/${other}/remove`
  for (const method of ['POST', 'OPTIONS'] as const) {
    const asked = { ...headers, 'access-control-request-method': 'POST' }
    expect((await app.inject({ method, url, headers: asked })).statusCode).toBe(403)
  }
  await app.close()
  await expect(control.worldInfo({ pathParams: { world: other } })).resolves.toMatchObject({ name: other })
})
