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

/** Cookies that came to the portal, by the path that they came with. */
const cookies = new Map<string, string | undefined>()
/** The portal's answer about a person, with the name in the caller's language. */
let person: (name: string) => unknown = () => undefined

/** The part of a portal that matters here: a demo company with one person. */
async function portalAnswers(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://portal.test')
  cookies.set(pathname, request.headers.cookie)
  if (pathname === '/sso-provider') {
    const user = searchParams.get('user') ?? ''
    const status = { 'wang jing': 302, remote: 400 }[user] ?? 404
    const location = `${searchParams.get('redirect_uri')}?code=once`
    return response.writeHead(status, status === 302 ? { location } : {}).end()
  }
  if (pathname.endsWith('/getUserInfo')) {
    const isAsked = searchParams.get('token') === 'c&1' && request.headers.certificate === 'c&1'
    const name = request.headers['accept-language'] === 'zh-CN' ? '王静' : 'Wang Jing'
    return response.end(isAsked ? JSON.stringify(person(name)) : '')
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

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers })

it('passes calls on to the backend of the portal', async () => {
  expect(await (await open('/api/orders?page=1')).text()).toBe('GET /api/orders?page=1')
})

const signedIn = { user: 'wang jing', certificate: 'c&1' }

it.each([
  ['and named', { data: { userId: 7, userFullName: 'Wang' } }, { userId: '7', userFullName: 'Wang' }],
  ['by an id of letters', { data: { userId: 'u-7' } }, { userId: 'u-7' }],
  ['but not named by a portal that refuses to', { status: 'E', data: null }, {}],
  ['but not named by what is no answer', '', {}],
  ['but not named by what is no name', { data: { userId: {}, userFullName: {} } }, {}],
])('opens the page signed in, %s, by an address that nothing keeps', async (_how, info, named) => {
  person = () => info
  const response = await open('/sign-in?user=wang+jing')
  expect(response.status).toBe(302)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', origin)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/', { ...signedIn, ...named }])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('names the person in the language of the browser', async () => {
  person = (userFullName) => ({ data: { userId: 7, userFullName } })
  const response = await open('/sign-in?user=wang+jing', { 'accept-language': 'zh-CN' })
  expect(new URL(response.headers.get('location') ?? '', origin).searchParams.get('userFullName')).toBe(
    '王静',
  )
})

it.each([
  ['a=1; portal-world=class-1; Admin-Token=of-another-portal', 'portal-world=class-1'],
  ['portal-world=class-1', 'portal-world=class-1'],
  ['Admin-Token=of-another-portal; x-portal-world=no', undefined],
])('of the cookies "%s", which all ports share, the portal gets %s', async (cookie, passed) => {
  cookies.clear()
  await open('/sign-in?user=wang+jing', { cookie })
  await open('/api/orders', { cookie })
  expect(cookies.size).toBe(4)
  expect(new Set([...cookies.values()].map((one) => one || undefined))).toEqual(new Set([passed]))
})

it.each([
  ['/sign-in', 400, /expected \/sign-in\?user=NAME/],
  ['/sign-in?user=nobody', 404, /^http:\/\/127\.0\.0\.1:\d+ has no user nobody/],
  [
    '/sign-in?user=remote',
    502,
    /^http:\/\/127\.0\.0\.1:\d+ requires a password from other machines.*PORTAL in \.env\.local/,
  ],
])('says why the sign-in failed: %s', async (path, status, reason) => {
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
