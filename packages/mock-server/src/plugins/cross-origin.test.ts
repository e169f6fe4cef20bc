import { endpoints } from '@portal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const origin = 'http://shell.example:5173'
let portal: TestApp
let alone: TestApp
beforeAll(async () => {
  ;[portal, alone] = [await openTestApp({ addresses: { hosts: [], origins: [origin] } }), await openTestApp()]
})
afterAll(() => Promise.all([portal.close(), alone.close()]))

const preflight = ({ app }: TestApp, from: string, url: string = endpoints.login.path) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'certificate,content-type',
    },
  })
const signIn = ({ app, world, headers }: TestApp, from: string) =>
  app.inject({
    method: 'POST',
    url: endpoints.login.path,
    headers: { ...headers, origin: from, 'content-type': 'application/json' },
    payload: { userName: 'wangjing', password: world.settings.demoPassword },
  })
const corsHeaders = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))

describe('a page of an allowed origin', () => {
  test('may ask with the headers of calls, which its browser remembers for ten minutes', async () => {
    const { statusCode, headers, body } = await preflight(portal, origin)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers.vary).toBe('Origin')
    expect(corsHeaders(headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers':
        'Certificate, Content-Type, Accept-Language, x-request-id, x-portal-world',
      'access-control-expose-headers': 'Date',
      'access-control-max-age': '600',
    })
  })

  test('may ask everywhere but at the control API', async () => {
    for (const url of ['/api/nothing', '/nothing', endpoints.getUserInfo.path]) {
      expect((await preflight(portal, origin, url)).statusCode).toBe(204)
    }
    expect((await preflight(portal, origin, '/__portal/worlds')).statusCode).toBe(403)
  })

  test('signs in and reads the answer and its time, without cookies', async () => {
    const response = await signIn(portal, origin)
    expect(response.json()).toMatchObject({ status: 'S' })
    expect(response.headers.date).toBeDefined()
    expect(corsHeaders(response.headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Date',
    })
  })

  test('reads refusals, too, and long answers as they are compressed', async () => {
    const refused = await portal.app.inject({ url: '/api/nothing', headers: { ...portal.headers, origin } })
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([404, origin])
    const certificate = await portal.certificateOf('admin')
    const { method, path: url } = endpoints.findMenuInfoAllSystem
    const asked = { ...portal.headers, certificate, origin, 'accept-encoding': 'gzip' }
    const long = await portal.app.inject({ method, url, headers: asked, payload: { sybCodes: ['CERAMIC'] } })
    expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, accept-encoding' })
  })
})

test('an address that cannot be decoded is refused readably for an allowed origin, for others not', async () => {
  const ask = async (from?: string) => {
    const { statusCode, headers } = await portal.app.inject({
      url: '/api/%zz',
      headers: { ...portal.headers, ...(from === undefined ? {} : { origin: from }) },
    })
    return [statusCode, corsHeaders(headers)]
  }
  const readable = { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Date' }
  expect(await ask(origin)).toEqual([400, readable])
  expect(await ask()).toEqual([400, {}])
  expect(await ask('http://evil.example')).toEqual([403, {}])
})

describe('a page of another origin', () => {
  test.each(['http://evil.example', 'http://shell.example:5174'])('%s is refused', async (from) => {
    for (const response of [await preflight(portal, from), await signIn(portal, from)]) {
      expect(response.statusCode).toBe(403)
      expect(response.json().msg).toContain('--allow-origin')
      expect(corsHeaders(response.headers)).toEqual({})
    }
  })

  test('of this machine, which passes calls on, reads no answers by itself', async () => {
    const local = 'http://localhost:5173'
    for (const server of [portal, alone]) {
      const asked = await preflight(server, local)
      expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, {}])
      const signedIn = await signIn(server, local)
      expect([signedIn.json().status, corsHeaders(signedIn.headers)]).toEqual(['S', {}])
    }
  })
})
