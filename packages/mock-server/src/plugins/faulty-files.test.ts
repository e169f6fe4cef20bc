import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FaultOrder } from '@portal/protocol/control/faults'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let folder: string
let portal: TestApp
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-struck-'))
  const [shell, subApps] = [join(folder, 'shell'), join(folder, 'sub-apps')]
  await mkdir(shell)
  await mkdir(join(subApps, 'oms'), { recursive: true })
  await writeFile(join(shell, 'index.html'), 'the shell')
  await writeFile(join(subApps, 'oms', 'index.js'), 'the script')
  await writeFile(join(subApps, 'oms', 'index.html'), '<div data-sub-app="oms"></div>')
  portal = await openTestApp({ staticRoots: { shell, subApps } })
  control = controlOf(portal.app)
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})
const pathParams = () => ({ world: portal.world.name })
beforeEach(() => control.clearFaults({ pathParams: pathParams() }))

const order = (fault: FaultOrder) => control.addFault({ pathParams: pathParams(), body: fault })
const byCookie = (url: string, world = portal.world.name) =>
  portal.app.inject({ url, headers: { cookie: `portal-world=${world}`, accept: 'text/html' } })
const script = '/sub-apps/oms/index.js'

test.each([script, '/', '/dashboard', '/systems/DBS', '/files/1/a.txt'])(
  '%s can be struck by its path',
  async (url) => {
    await order({ target: '/*', kind: 'httpStatus', httpStatus: 503 })
    expect((await byCookie(url)).statusCode).toBe(503)
    await control.clearFaults({ pathParams: pathParams() })
    expect((await byCookie(url)).statusCode).not.toBe(503)
  },
)

test('a script can come late, as HTML, or not at all', async () => {
  await order({ target: '/sub-apps/oms/*', kind: 'latency', ms: 1 })
  await order({ target: '/sub-apps/oms/*', kind: 'contentType', count: 1 })
  const { headers, body } = await byCookie(script)
  expect([headers['content-type'], body]).toEqual(['text/html', 'the script'])
  await order({ target: script, kind: 'reset' })
  await expect(byCookie(script)).rejects.toThrow('destroyed')
})

test('the page of a stand-in is told to misbehave', async () => {
  await order({ target: '/sub-apps/oms/', kind: 'misbehave', misbehave: ['throw-mount', 'flood'], count: 1 })
  expect((await byCookie('/sub-apps/oms/')).body).toBe(
    '<div data-misbehave="throw-mount,flood" data-sub-app="oms"></div>',
  )
  expect((await byCookie('/sub-apps/oms/')).body).toBe('<div data-sub-app="oms"></div>')
})

test('a fault of the whole backend leaves files and pages alone', async () => {
  await order({ target: '*', kind: 'reset' })
  expect((await byCookie(script)).body).toBe('the script')
})

test.each(['/__portal/worlds', '/healthz', '/readyz'])('%s is never struck', async (url) => {
  await order({ target: '/*', kind: 'httpStatus', httpStatus: 503 })
  expect((await portal.app.inject({ url, headers: portal.headers })).statusCode).toBe(200)
})

test('a file needs no world, makes none, and is no entry of the journal', async () => {
  for (const name of ['never-made', '../none']) expect((await byCookie(script, name)).body).toBe('the script')
  expect((await portal.store.worlds()).map(({ name }) => name)).not.toContain('never-made')
  await control.clearRequests({ pathParams: pathParams() })
  await byCookie(script)
  expect(await control.listRequests({ pathParams: pathParams(), query: {} })).toEqual([])
})
