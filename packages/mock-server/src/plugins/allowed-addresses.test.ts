import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@portal/protocol'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { unusableStore } from '../testing/unusable-store.ts'
import type { AnswerSource } from '../upstream/answer-source.ts'

describe('allowed addresses', () => {
  const noAnswer = () => {
    throw new Error('The request went on')
  }
  const upstream: AnswerSource = { kind: 'upstream', answers: () => true, answer: noAnswer }
  const recording: AnswerSource = { kind: 'recording', answers: () => true, answer: noAnswer }

  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-addresses-'))
    for (const name of ['shell', 'sub-apps']) await mkdir(join(folder, name))
    await writeFile(join(folder, 'shell', 'index.html'), '<div id="app">')
  })
  afterAll(() => rm(folder, { recursive: true }))

  type Headers = Readonly<Record<string, string>>

  const foreignHost = { host: 'evil.example:8200' }
  const foreignOrigin = { origin: 'https://evil.example' }
  const foreign: readonly Headers[] = [
    foreignHost,
    foreignOrigin,
    { host: '192.168.1.7' },
    { host: 'evil.example', origin: 'http://evil.example' },
    { origin: 'http://localhost.evil.example:8200' },
    { origin: 'null' },
  ]

  type Method = NonNullable<InjectOptions['method']>

  /** The whole server with all its routes; any access to the store fails. */
  async function openWhole(options: Partial<AppOptions>) {
    const routes: { method: Method; url: string }[] = []
    const app = await buildApp({
      ...options,
      store: unusableStore,
      staticRoots: {
        shell: join(folder, 'shell'),
        subApps: join(folder, 'sub-apps'),
        subAppEntries: { oms: 'http://localhost:7101/' },
      },
      onRoute: ({ method, url }) =>
        routes.push(...[method].flat().map((one) => ({ method: one as Method, url }))), // inject knows fewer, and sends them all
    })
    await app.ready()
    return { app, routes }
  }

  /** Addresses without a route: pages of the shell, and malformed ones. */
  const others: readonly InjectOptions[] = [
    { url: '/' },
    { url: '/dashboard', headers: { accept: 'text/html' } },
    { url: '/nothing' },
    { url: '/api/nothing' },
    { url: '/api/%zz' },
    { url: `/api/${'x'.repeat(3000)}` },
    { method: 'POST', url: '/api/%zz', headers: { 'content-type': 'application/json' }, payload: '{' },
  ]

  describe.each<[string, AnswerSource | undefined, readonly Headers[]]>([
    ['its worlds', undefined, foreign],
    ['an upstream', upstream, [foreignHost, foreignOrigin]],
    ['recordings', recording, [foreignHost, foreignOrigin]],
  ])('a server that answers from %s', (_what, source, foreign) => {
    test('refuses foreign hosts and origins on all its routes, before anything is read', async () => {
      const { app, routes } = await openWhole({ source })
      expect(routes.length).toBeGreaterThan(100)
      const known = routes.map(({ method, url }) => ({ method, url: url.replaceAll(/:\w+|\*/g, 'x') }))
      const broken = { headers: { 'content-type': 'application/json' }, payload: '{' }
      const requests: InjectOptions[] = [
        ...known.map((one) => (one.method === 'POST' ? { ...one, ...broken } : one)),
        ...others,
      ]
      const unlike: string[] = []
      for (const headers of foreign) {
        for (const request of requests) {
          const answer = await app.inject({ ...request, headers: { ...request.headers, ...headers } })
          const isRefused =
            answer.statusCode === 403 &&
            (request.method === 'HEAD' || /--allow-(host|origin)/.test(answer.body)) &&
            answer.headers['access-control-allow-origin'] === undefined
          if (!isRefused)
            unlike.push(`${request.method} ${request.url} ${JSON.stringify(headers)} ${answer.body}`)
        }
      }
      await app.close()
      expect(unlike).toEqual([])
    })
  })

  test('a browser window gets a page that says so', async () => {
    const { app } = await openWhole({})
    const headers = { host: 'evil.example', accept: 'text/html', 'accept-language': 'en' }
    const { statusCode, body } = await app.inject({ url: '/', headers })
    expect(statusCode).toBe(403)
    expect(body).toContain('<p>This server does not answer to the host evil.example; --allow-host')
    await app.close()
  })
})

describe('cross origin', () => {
  const origin = 'http://shell.example:5173'
  let portal: TestApp
  let alone: TestApp
  beforeAll(async () => {
    ;[portal, alone] = [
      await openTestApp({ addresses: { hosts: [], origins: [origin] } }),
      await openTestApp(),
    ]
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
      const long = await portal.app.inject({
        method,
        url,
        headers: asked,
        payload: { sybCodes: ['CERAMIC'] },
      })
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
})
