import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const config = {
  childRoot: 'child',
  subApps: { oms: { entry: '/sub-apps/oms/' }, dp: { entry: '/sub-apps/dp/' } },
}

let folder: string
let portal: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-config-'))
  await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  const subAppEntries = { oms: 'http://localhost:7101/' }
  portal = await openTestApp({ staticRoots: { shell: folder, subApps: folder, subAppEntries } })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

test('the files of an installation take precedence over built ones', async () => {
  const built = await mkdtemp(join(tmpdir(), 'portal-built-'))
  await writeFile(join(built, 'config.json'), '{}')
  await writeFile(join(built, 'mark.svg'), '<svg/>')
  const app = await openTestApp({ staticRoots: { shell: built, subApps: built, installation: folder } })
  const [own, general] = await Promise.all([app.app.inject('/config.json'), app.app.inject('/mark.svg')])
  expect([own.json(), general.body]).toEqual([config, '<svg/>'])
  expect(own.headers['cache-control']).toBe('no-cache')
  await app.close()
  await rm(built, { recursive: true })
})

test('the portal can be in another environment than the configured one', async () => {
  const staticRoots = { shell: folder, subApps: folder, subAppEntries: {}, environment: 'test' } as const
  const app = await openTestApp({ staticRoots })
  expect((await app.app.inject('/config.json')).json()).toEqual({ ...config, environment: 'test' })
  await app.close()
})

test('a sub-app can be mounted from elsewhere; everything else stays as configured', async () => {
  const response = await portal.app.inject('/config.json')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.json()).toEqual({
    ...config,
    subApps: { ...config.subApps, oms: { entry: 'http://localhost:7101/' } },
  })
})

test.each([
  [{ oms: 'iframe' }, true],
  [{ oms: 'iframe', dp: 'iframe' }, false],
] as const)('with the hosts %j scripts may be evaluated: %s', async (subAppHosts, isAllowed) => {
  const staticRoots = { shell: folder, subApps: folder, subAppEntries: {}, subAppHosts }
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  const { app, close } = await openTestApp({ staticRoots })
  const { subApps } = (await app.inject('/config.json')).json()
  expect(subApps.oms).toEqual({ entry: '/sub-apps/oms/', host: 'iframe' })
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(String(headers['content-security-policy']).includes("'unsafe-eval'")).toBe(isAllowed)
  await close()
})
