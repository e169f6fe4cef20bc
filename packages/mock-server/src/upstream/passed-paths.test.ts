import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'
import { type HostileUpstream, openHostileUpstream } from '../testing/hostile-upstream.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { upstreamSource } from './upstream.ts'

let upstream: HostileUpstream
let portal: TestApp
let server: RunningServer
const seen: (string | undefined)[] = []
beforeAll(async () => {
  upstream = await openHostileUpstream()
  upstream.behave((request, response) => {
    seen.push(request.url)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"S","data":[]}')
  })
  const source = upstreamSource({ url: upstream.url, targets: ['/api/imsOrderServer/*'] })
  portal = await openTestApp()
  const { store, world } = portal
  server = await startServer({ store, defaultWorld: world.name, host: '127.0.0.1', port: 0, source })
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
