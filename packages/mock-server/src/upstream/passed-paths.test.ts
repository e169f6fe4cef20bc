import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'
import { type HostileUpstream, openHostileUpstream } from '../testing/hostile-upstream.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { UpstreamRequest } from './answer-source.ts'
import type { RecordedRequest } from './recording.ts'
import { maskedForeignRequest } from './request-parts.ts'
import { upstreamSource } from './upstream.ts'

let upstream: HostileUpstream
let portal: TestApp
let server: RunningServer
const seen: (string | undefined)[] = []
const recorded: RecordedRequest[] = []
beforeAll(async () => {
  upstream = await openHostileUpstream()
  upstream.behave((request, response) => {
    seen.push(request.url)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"S","data":[]}')
  })
  const targets = ['/api/imsOrderServer/*', '/api/enter/*']
  const recorder = {
    record: async (asked: UpstreamRequest) => void recorded.push(maskedForeignRequest(asked)),
  }
  const source = upstreamSource({ url: upstream.url, targets, recorder })
  const callPaths = {
    pickOrderList: '/own/pickups',
    ssoWindow: '/api/enter/{systemCode}/{certificate}',
  }
  portal = await openTestApp()
  const { store, world } = portal
  server = await startServer({
    store,
    defaultWorld: world.name,
    host: '127.0.0.1',
    port: 0,
    source,
    callPaths,
  })
})
afterAll(async () => {
  await server.close()
  await portal.close()
  upstream.close()
})

/** As it is written: fetch would resolve it first. */
async function ask(path: string): Promise<{ httpStatus: number | undefined; text: string }> {
  const { hostname, port } = new URL(server.url)
  const sent = request({ hostname, port, path }).end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = await response.toArray()
  return { httpStatus: response.statusCode, text: Buffer.concat(chunks).toString() }
}

test.each([
  '/api/imsOrderServer/../../__portal/worlds',
  '/api/imsOrderServer/%2e%2e/%2e%2e/__portal/worlds',
  '/api/imsOrderServer/%252e%252e/other',
  '/api/imsOrderServer/..%2f..%2f__portal/worlds',
  '/api/imsOrderServer/..\\..\\__portal\\worlds',
])('an address that leads out of what is passed on is refused: %s', async (path) => {
  const { httpStatus, text } = await ask(path)
  expect(httpStatus).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ status: 'E', msg: expect.stringContaining('..') })
  expect(seen).toEqual([])
})

test('any other is passed on unchanged', async () => {
  const path = '/api/imsOrderServer/a..b/%E5%91%A8%20%2B?next=/../x&y=%2e%2e'
  expect(await ask(path)).toMatchObject({ httpStatus: 200 })
  expect(seen.splice(0)).toEqual([path])
})

test.each([
  ['/own/pickups?current=2', '/api/imsOrderServer/pickup/pickOrderList'],
  ['/api/enter/OSS/a-certificate?path=%2Forders', '/api/baseNewServer/baseSystemSsoService/sso/OSS/***'],
])(
  'a path that the installation has in place of the registry’s goes on as it came: %s',
  async (path, known) => {
    recorded.length = 0
    expect(await ask(path)).toMatchObject({ httpStatus: 200 })
    expect(seen.splice(0)).toEqual([path])
    // A recording tells the call by the registry's path, so that it serves every installation.
    expect(recorded.map((one) => one.path)).toEqual([known])
  },
)

test('an own path that leads elsewhere is refused, too', async () => {
  expect(await ask('/api/enter/%2e%2e/x')).toMatchObject({ httpStatus: 400 })
  expect(seen).toEqual([])
})
