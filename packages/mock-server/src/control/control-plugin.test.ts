import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppOptions } from '../app.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let folder: string
let portal: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-panel-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<title>panel</title>')
  await writeFile(join(folder, 'assets', 'index-DwB3x_k9.js'), 'start()')
  portal = await openTestApp({ controlPanel: folder })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

const at = async (options: Partial<AppOptions>, host = 'localhost') => {
  const app = await openTestApp(options)
  try {
    return await app.app.inject({ url: '/__portal/', headers: { accept: 'text/html', host } })
  } finally {
    await app.close()
  }
}

describe('the control panel', () => {
  test('is a page that loads from here alone, and its files', async () => {
    const page = await portal.app.inject({ url: '/__portal/' })
    expect([page.statusCode, page.body]).toEqual([200, '<title>panel</title>'])
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const script = await portal.app.inject({ url: '/__portal/assets/index-DwB3x_k9.js' })
    expect([script.body, script.headers['content-type']]).toEqual([
      'start()',
      'text/javascript; charset=utf-8',
    ])
  })

  test('is found without the slash, below any path', async () => {
    const { statusCode, headers } = await portal.app.inject({ url: '/__portal' })
    expect([statusCode, headers.location]).toEqual([302, '__portal/'])
  })

  test.each(['..%2findex.html', '%2e%2e%2findex.html', 'index.html', 'nothing.js', 'x%00.js'])(
    'has no file %s',
    async (file) => {
      expect((await portal.app.inject({ url: `/__portal/assets/${file}` })).statusCode).toBe(404)
    },
  )

  test.each([
    ['closed to other machines', { control: 'closed' } as const, 'localhost', 403],
    ['closed to other hosts', { addresses: { hosts: ['portal.test'], origins: [] } }, 'portal.test', 403],
    ['shown where it can ask for the token', { control: { token: 'granite-7' } }, 'localhost', 200],
    ['reported as missing where it is not built', { controlPanel: '/nowhere' }, 'localhost', 404],
  ])('is %s', async (_what, options, host, expected) => {
    const { statusCode, headers } = await at({ controlPanel: folder, ...options }, host)
    expect([statusCode, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
  })
})

test('people of a world are found by a part of their name, with a way in', async () => {
  const pathParams = { world: portal.world.name }
  const { people, total, responsibilities, departments } = await controlOf(portal.app).listPeople({
    pathParams,
    query: { search: 'wangj' },
  })
  expect([people.length, total]).toEqual([1, 1])
  expect(people[0]).toMatchObject({
    userName: 'wangjing',
    isDemo: true,
    path: `/__portal/enter/${portal.world.name}?user=wangjing`,
  })
  expect(responsibilities.map(({ code }) => code)).toEqual(
    expect.arrayContaining(people[0]?.responsibilities ?? []),
  )
  expect(departments).toContainEqual({ code: 'CERAMIC', name: '瓷砖事业部', nameEn: 'Ceramic Tile Division' })
})

test('notices are listed, newest first, and taken back', async () => {
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  const entry = { title: '十点休息', for: ['wangjing'], until: '+1d' }
  await control.putEntries({ pathParams, body: { kind: 'notice', entries: [entry] } })
  const [latest] = await control.listNotices({ pathParams })
  expect(latest).toMatchObject({ title: '十点休息', recipients: 1, read: 0 })
  const taken = { pathParams: { ...pathParams, id: latest?.id ?? 0 } }
  await control.removeNotice(taken)
  expect((await control.listNotices({ pathParams })).map(({ title }) => title)).not.toContain('十点休息')
  await expect(control.removeNotice(taken)).rejects.toThrow('has no notice')
})

test('approvals that wait are listed with a way in as who has to decide', async () => {
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  const { businessKey } = await portal.world.db.approvalProcess.findFirstOrThrow({
    where: { subject: 'salesOrder' },
  })
  const entry = { of: businessKey, approvers: ['liufang', 'huangkai'], approved: 0, started: 'now' }
  await control.putEntries({ pathParams, body: { kind: 'approval', entries: [entry], update: true } })
  const waiting = await control.listApprovals({ pathParams })
  expect(waiting.filter(({ of }) => of === businessKey)).toMatchObject([
    { approver: 'liufang', path: `/__portal/enter/${portal.world.name}?user=liufang` },
  ])
})
