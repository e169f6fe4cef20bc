import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { endpoints } from '@portal/protocol'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runMain, startMain } from './testing/run-main.ts'
import { startPortal } from './testing/run-portal.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolder('serve')
})
afterAll(() => rm(dataDir, { recursive: true }))

const here = () => ['--port', '0', '--data-dir', dataDir]
/** Beside which no other command can run in this process. */
const startAlone = (...args: string[]) => startMain(...args, ...here())
const startHere = (...args: string[]) => startPortal(...args, ...here())

test('portal up serves everything, prints one line of JSON, and Ctrl-C ends it with 0', {
  timeout: 60_000,
}, async () => {
  const places = ['--sub-app', 'ltc=http://localhost:7101/', '--sub-app-host', 'oms=iframe']
  const running = await startHere('up', '--json', ...places)
  const { ready, url, accounts } = JSON.parse(running.firstLine)
  expect(ready).toBe(true)
  expect(accounts).toContainEqual(
    expect.objectContaining({ userName: 'admin', password: expect.any(String) }),
  )
  expect(await (await fetch(`${url}/`)).text()).toContain('<div id=')
  expect(await (await fetch(`${url}/sub-apps/oms/`)).text()).toContain('data-sub-app="oms"')
  const link = await runMain('world', 'link', 'main', '--data-dir', dataDir)
  expect(link.stdout).toContain(`${url}/__portal/enter/main`)
  const config = await (await fetch(`${url}/config.json`)).json()
  expect(config.subApps).toMatchObject({ ltc: { entry: 'http://localhost:7101/' }, oms: { host: 'iframe' } })
  const { code, stdout } = await running.interrupt()
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(0)
})

test('portal mock prints its address and accounts, and answers a call', async () => {
  const running = await startHere('mock')
  const url = running.firstLine.replace('Backend ready at ', '')
  const login = ['call', 'login', '--url', url, '--json']
  const { stdout } = await runMain(...login, '--body', '{"userName":"admin","password":"Tiles@2026"}')
  expect(JSON.parse(stdout)).toMatchObject({ status: 'S' })
  expect((await running.interrupt()).stdout).toMatch(/ {2}admin +Tiles@2026 +周明远/)
})

test('portal mock --world answers requests without a world from that one', async () => {
  const added = await runMain(
    'seed',
    'users',
    '--count',
    '1',
    '--world',
    'class',
    '--make-world',
    '--data-dir',
    dataDir,
    '--json',
  )
  const [{ userName }] = JSON.parse(added.stdout).added
  const running = await startAlone('mock', '--world', 'class', '--json')
  const { url } = JSON.parse(running.firstLine)
  const response = await fetch(`${url}${endpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Tiles@2026' }),
  })
  expect(await response.json()).toMatchObject({ status: 'S' })
  await running.interrupt()
})

test('portal mock takes the control token from a file, and its callers from the environment', async () => {
  const file = join(dataDir, 'token')
  await writeFile(file, 'granite-7\n')
  const running = await startHere('mock', '--json', '--control-token-file', file)
  const { url } = JSON.parse(running.firstLine)
  const list = (token: string) => {
    vi.stubEnv('PORTAL_CONTROL_TOKEN', token)
    return runMain('world', 'list', '--url', url).finally(() => vi.unstubAllEnvs())
  }
  expect(await list('')).toMatchObject({ code: 1, stderr: expect.stringContaining('needs the token') })
  expect(await list('granite-7')).toMatchObject({ code: 0, stdout: expect.stringContaining('main') })
  await running.interrupt()
})

test('portal mock answers under the names and to the pages that its flags allow', async () => {
  const flags = ['--allow-host', 'portal.test', '--allow-origin', 'http://shell.test:5173']
  const running = await startAlone('mock', '--json', ...flags)
  const { hostname, port } = new URL(JSON.parse(running.firstLine).url)
  const ask = async (headers: Record<string, string>) => {
    const sent = request({ hostname, port, path: '/healthz', headers }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response
  }
  expect(await ask({ host: 'portal.test' })).toMatchObject({ statusCode: 200 })
  expect(await ask({ host: 'other.test' })).toMatchObject({ statusCode: 403 })
  expect(await ask({ origin: 'http://shell.test:5173' })).toMatchObject({
    statusCode: 200,
    headers: { 'access-control-allow-origin': 'http://shell.test:5173' },
  })
  expect(await ask({ origin: 'http://other.test:5173' })).toMatchObject({ statusCode: 403 })
  await running.interrupt()
})

test('a busy port is one sentence that names it and the flag', async () => {
  const busy = createServer().listen(0)
  await once(busy, 'listening')
  const { port } = busy.address() as AddressInfo // of a server that listens on a port
  const { code, stderr } = await runMain('mock', '--port', String(port), '--data-dir', dataDir)
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use.*--port.*\\n$`))
  expect(code).toBe(1)
  busy.close()
})

test('portal sub-app start serves one sub-app at a port of its own, for any portal to mount', async () => {
  const running = await startAlone('sub-app', 'start', 'oms', '--json')
  const { url } = JSON.parse(running.firstLine)
  const page = await fetch(url)
  expect(page.headers.get('access-control-allow-origin')).toBe('*')
  const html = await page.text()
  expect(html).toContain('data-sub-app="oms"')
  const script = /src="([^"]+\.js)"/.exec(html)?.[1] ?? ''
  const served = await fetch(new URL(script, url))
  expect(served.headers.get('access-control-allow-origin')).toBe('*')
  expect(await served.text()).toContain('mount')
  expect((await running.interrupt()).code).toBe(0)
})

test('a standalone sub-app has an address that signs in, as often as it is opened', async () => {
  const running = await startAlone('sub-app', 'start', 'oms', '--json', '--user', 'lihao')
  const { url, signedInUrl } = JSON.parse(running.firstLine)
  for (const _visit of ['first', 'second']) {
    const { status, headers } = await fetch(signedInUrl, { redirect: 'manual' })
    const target = new URL(headers.get('location') ?? '')
    const values = { loginType: 'sso', ssoSystem: 'OSS', code: target.searchParams.get('code') }
    const body = new URLSearchParams({ params: JSON.stringify(values) })
    const answer = await fetch(new URL(endpoints.ssoLogin.path, url), { method: 'POST', body })
    expect([status, target.origin + target.pathname]).toEqual([302, url])
    expect(await answer.json()).toMatchObject({ status: 'S' })
  }
  await running.interrupt()
})

test('a standalone sub-app needs a user who can sign in', async () => {
  const args = ['sub-app', 'start', 'oms', '--port', '0', '--data-dir', dataDir, '--user', 'nobody']
  const { code, stderr } = await runMain(...args)
  expect(stderr).toMatch(/^nobody is no demo account.*--user.*wangjing/m)
  expect(code).toBe(1)
})
