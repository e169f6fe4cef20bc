import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type HostileUpstream, openHostileUpstream } from '../testing/hostile-upstream.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { upstreamSource } from './upstream.ts'

let hostile: HostileUpstream
let url: string
let portal: TestApp
let impatient: TestApp
beforeAll(async () => {
  hostile = await openHostileUpstream()
  url = hostile.url
  portal = await openTestApp({ source: upstreamSource({ url }) })
  impatient = await openTestApp({ source: upstreamSource({ url, timeoutMs: 300 }) })
})
afterAll(async () => {
  await portal.close()
  await impatient.close()
  hostile.close()
})
beforeEach(() => controlOf(portal.app).clearRequests({ pathParams: { world: portal.world.name } }))

const json = { 'content-type': 'application/json' }
const ask = () => portal.send('findOrganization', { body: {} }, 'certificate')
const recorded = async () => {
  const query = { call: 'findOrganization' }
  return controlOf(portal.app).listRequests({ pathParams: { world: portal.world.name }, query })
}

describe('an upstream that fails is an envelope that names it', () => {
  test.each<[string, RequestListener, number, string]>([
    ['hangs up', (request) => request.socket.destroy(), 502, '无法访问'],
    [
      'breaks off its answer',
      (request, response) => {
        response.writeHead(200, { ...json, 'content-length': '99' }).write('{')
        setImmediate(() => request.socket.destroy())
      },
      502,
      '无法访问',
    ],
    [
      'answers 50 MB',
      (_request, response) => {
        response.writeHead(200, json)
        for (let mib = 0; mib < 50; mib++) response.write(Buffer.alloc(1024 * 1024, 32))
        response.end()
      },
      502,
      '超过 10 MiB',
    ],
    ['speaks no HTTP', (request) => request.socket.end('hello\r\n'), 502, '无法访问'],
  ])('%s', async (_what, behaviour, httpStatus, text) => {
    hostile.behave(behaviour)
    const response = await ask()
    expect(response.statusCode).toBe(httpStatus)
    expect(response.json()).toMatchObject({ status: 'E', msg: expect.stringContaining(text), data: null })
    expect(response.body).toContain(url)
    expect(await recorded()).toMatchObject([{ httpStatus, status: 'E', answeredBy: 'upstream' }])
  })

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['never ends its answer', (_request, response) => response.writeHead(200, json).write('{')],
  ])('%s', async (_what, behaviour) => {
    hostile.behave(behaviour)
    const response = await impatient.send('findOrganization', { body: {} }, 'certificate')
    expect(response.statusCode).toBe(504)
    expect(response.json()).toMatchObject({ msg: `上游后端 ${url} 在 0.3 秒内没有应答` })
  })

  test('is not there', async () => {
    const unreachable = await openTestApp({ source: upstreamSource({ url: 'http://127.0.0.1:9' }) })
    const response = await unreachable.send('findOrganization', { body: {} }, 'certificate')
    expect(response.statusCode).toBe(502)
    expect(response.body).toContain('http://127.0.0.1:9')
    await unreachable.close()
  })

  test('is this server itself', async () => {
    hostile.behave(async ({ url = '', headers }, response) => {
      const answer = await portal.app.inject({ url, headers })
      response.writeHead(answer.statusCode, json).end(answer.body)
    })
    const response = await portal.app.inject({ url: '/api/other', headers: portal.headers })
    expect(response.statusCode).toBe(508)
    expect(response.json()).toMatchObject({ status: 'E', msg: expect.stringContaining('就是本服务器') })
  })
})

test('an upstream gets nothing that is this server’s own', async () => {
  let seen: Record<string, unknown> = {}
  hostile.behave((request, response) => {
    seen = request.headers
    response.writeHead(200, json).end('{"status":"S","data":[]}')
  })
  const cookie = 'portal-world=class; Admin-Token=secret'
  const headers = {
    ...portal.headers,
    cookie,
    certificate: 'c',
    origin: 'http://localhost',
    referer: 'http://localhost/x',
    'x-tenant': '7',
  }
  await portal.app.inject({ url: '/api/other', headers })
  expect(seen).toMatchObject({ certificate: 'c', 'x-tenant': '7', host: new URL(url).host })
  for (const own of ['cookie', 'x-portal-world', 'origin', 'referer']) expect(seen).not.toHaveProperty(own)
})
