// @vitest-environment node
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createDevServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portalSubApp } from './vite-plugin.ts'

/** The part of a portal that matters here: a demo company with one person. */
async function portalAnswers(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal.test')
  if (pathname === '/sso-provider') {
    const isKnown = searchParams.get('user') === 'wang jing'
    const location = `${searchParams.get('redirect_uri')}?code=once`
    return response.writeHead(isKnown ? 302 : 404, isKnown ? { location } : {}).end()
  }
  if (pathname.endsWith('/ssoLogin')) {
    const body = new URLSearchParams((await request.toArray()).join(''))
    const { code } = JSON.parse(body.get('params') ?? '')
    return response.end(JSON.stringify(code === 'once' ? { data: { certificate: 'c&1' } } : {}))
  }
  return response.end(`${request.method} ${request.url}`)
}

const servers: ViteDevServer[] = []
let root = ''
let portal: Server
let origin = ''

/** The sub-app's own server; gives its address. */
async function serve(backend: string): Promise<string> {
  const plugins = portalSubApp({ backend })
  const server = await createDevServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    server: { port: 0, ws: false },
  })
  servers.push(server)
  await server.listen()
  return `http://localhost:${new URL(server.resolvedUrls?.local[0] ?? '').port}`
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

beforeAll(async () => {
  portal = createServer((request, response) => void portalAnswers(request, response))
  await once(portal.listen(0, '127.0.0.1'), 'listening')
  root = await mkdtemp(join(tmpdir(), 'sub-app-backend-'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  origin = await serve(`http://127.0.0.1:${portOf(portal)}/dashboard`)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  portal.close()
  await rm(root, { recursive: true })
})

const open = (path: string) => fetch(origin + path, { redirect: 'manual' })

it('passes calls on to the backend of the portal', async () => {
  expect(await (await open('/api/orders?page=1')).text()).toBe('GET /api/orders?page=1')
})

it('opens the page signed in, by an address that nothing keeps', async () => {
  const response = await open('/sign-in?user=wang+jing')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/?user=wang+jing&certificate=c%261')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['/sign-in', 400, /expected \/sign-in\?user=NAME/],
  ['/sign-in?user=nobody', 404, /^http:\/\/127\.0\.0\.1:\d+ knows nobody called nobody/],
])('says why nobody is signed in: %s', async (path, status, reason) => {
  const response = await open(path)
  expect(response.status).toBe(status)
  expect(await response.text()).toMatch(reason)
})

it('says that no portal answers where it was looked for', async () => {
  const gone = createServer()
  await once(gone.listen(0, '127.0.0.1'), 'listening')
  const backend = `http://127.0.0.1:${portOf(gone)}`
  await once(gone.close(), 'close')
  const response = await fetch(`${await serve(backend)}/sign-in?user=wangjing`)
  expect(response.status).toBe(502)
  expect(await response.text()).toBe(
    `No portal answers at ${backend}; start it, or name its address as PORTAL in .env.local\n`,
  )
})

it.each(['localhost:8300', 'nonsense', '', 'file:///portal'])('refuses the address %j', (backend) => {
  expect(() => portalSubApp({ backend })).toThrow(
    `The portal's address is ${JSON.stringify(backend)}; expected one such as http://localhost:8200`,
  )
})
