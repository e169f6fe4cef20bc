import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppOptions, buildApp } from '../app.ts'
import { unusableStore } from '../testing/unusable-store.ts'
import type { AnswerSource } from '../upstream/answer-source.ts'

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
