import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallInput } from '@portal/protocol/encoding'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { openTestUpstream } from '../testing/test-upstream.ts'
import { openRecorder, replaySource } from './recorder.ts'
import { readRecordings } from './recording.ts'
import { upstreamSource } from './upstream.ts'

let folder: string
let portal: TestApp
let certificate: string
const recorded = new Map<string, unknown>()
const password = 'Tiles@2026'
const login = { body: { userName: 'wangjing', password } }
const orders = (current: number): CallInput => ({ query: { current, size: 2 }, body: {} })
const menus = (code: string): CallInput => ({ body: { sybCodes: [code] } })

/** A day with the real backend is recorded; then neither it nor its certificate is available. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-replay-'))
  const upstream = await openTestUpstream()
  await upstream.world.db.user.update({ where: { userName: 'wangjing' }, data: { fullName: '王静远' } })
  const recorder = await openRecorder({ folder, note: () => {} })
  const passing = await openTestApp({ source: upstreamSource({ url: upstream.server.url, recorder }) })
  const { data } = await passing.call('login', login)
  const signedIn = (data as { certificate: string }).certificate // as login answers it
  const asked: [CallId, CallInput][] = [
    ['getUserInfo', { query: { token: signedIn } }],
    ['ceramicSalesOrderPage', orders(1)],
    ['ceramicSalesOrderPage', orders(2)],
    ['findMenuInfoAllSystem', menus('CERAMIC')],
    ['findMenuInfoAllSystem', menus('BATHROOM')],
  ]
  for (const [id, input] of asked) {
    recorded.set(JSON.stringify([id, input]), await passing.call(id, input, signedIn))
  }
  await passing.send('ssoWindow', { pathParams: { systemCode: 'OSS', certificate: signedIn } })
  await passing.close()
  await upstream.close()
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const secret of [signedIn, password]) expect(text).not.toContain(secret)
  }

  portal = await openTestApp({ source: replaySource(await readRecordings(folder)) })
  const answer = await portal.call('login', { body: { userName: 'wangjing', password: 'another' } })
  certificate = (answer.data as { certificate: string }).certificate // as login answers it
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

const journal = () =>
  controlOf(portal.app).listRequests({ pathParams: { world: portal.world.name }, query: {} })

describe('what was recorded is answered offline', () => {
  test('to everyone who signs in, with any password', async () => {
    const { status, data } = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect([status, data]).toMatchObject(['S', { userName: 'wangjing', userFullName: '王静远' }])
  })

  test.each<[CallId, CallInput]>([
    ['ceramicSalesOrderPage', orders(1)],
    ['ceramicSalesOrderPage', orders(2)],
    ['findMenuInfoAllSystem', menus('BATHROOM')],
  ])('%s, as the same request was answered', async (id, input) => {
    expect(await portal.call(id, input, certificate)).toEqual(recorded.get(JSON.stringify([id, input])))
    expect((await journal()).at(-1)).toMatchObject({ call: id, answeredBy: 'recording', differences: [] })
  })

  test('by the latest of the same address for another body, else by the latest of the call', async () => {
    const latest = recorded.get(JSON.stringify(['findMenuInfoAllSystem', menus('BATHROOM')]))
    expect(await portal.call('findMenuInfoAllSystem', menus('WALL'), certificate)).toEqual(latest)
    const filtered = { query: { current: 1, size: 2 }, body: { status: 'shipped' } }
    const firstPage = recorded.get(JSON.stringify(['ceramicSalesOrderPage', orders(1)]))
    expect(await portal.call('ceramicSalesOrderPage', filtered, certificate)).toEqual(firstPage)
    const lastPage = recorded.get(JSON.stringify(['ceramicSalesOrderPage', orders(2)]))
    expect(await portal.call('ceramicSalesOrderPage', orders(9), certificate)).toEqual(lastPage)
    expect((await journal()).slice(-3).map(({ answeredBy }) => answeredBy)).toEqual(
      Array(3).fill('similar recording'),
    )
  })

  test('windows too, with a code that is masked', async () => {
    const pathParams = { systemCode: 'OSS', certificate }
    const { statusCode, headers } = await portal.send('ssoWindow', { pathParams })
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/code=\*\*\*/)])
  })

  test('to no caller without a certificate', async () => {
    expect(await portal.call('findMenuInfoAllSystem', menus('CERAMIC'))).toMatchObject({ code: 4001 })
  })
})

test('everything else comes from the world, for the same certificate', async () => {
  expect(await portal.call('findOrganization', { body: {} }, certificate)).toMatchObject({ status: 'S' })
  expect((await journal()).at(-1)).toMatchObject({ answeredBy: 'world', user: 'wangjing' })
})

test('people whom the world does not know see the data of the account that they count as', async () => {
  const renamed = (await readRecordings(folder)).map((recording) =>
    JSON.parse(JSON.stringify(recording).replaceAll('wangjing', 'stranger')),
  )
  const strangers = await openTestApp({ source: replaySource(renamed, 'lihao') })
  const { data } = await strangers.call('login', { body: { userName: 'stranger', password } })
  const own = (data as { certificate: string }).certificate // as login answers it
  const user = await strangers.call('getUserInfo', { query: { token: own } }, own)
  expect(user.data).toMatchObject({ userName: 'stranger' })
  expect(await strangers.call('findOrganization', { body: {} }, own)).toMatchObject({ status: 'S' })
  const pathParams = { world: strangers.world.name }
  const asked = await controlOf(strangers.app).listRequests({
    pathParams,
    query: { call: 'findOrganization' },
  })
  expect(asked.map(({ user }) => user)).toEqual(['lihao'])
  await strangers.close()
})

test('a recording that departs from the contract is reported', async () => {
  const recording = (await readRecordings(folder)).find(({ call }) => call === 'getUserInfo')
  if (!recording) throw new Error('getUserInfo was not recorded')
  const answer = { ...recording.answer, json: { status: 'S', data: 'text' } }
  const changed = await openTestApp({ source: replaySource([{ ...recording, answer }]) })
  await changed.call('getUserInfo', { query: { token: 'c' } }, 'c')
  await changed.call('findOrganization', { body: {} })
  const pathParams = { world: changed.world.name }
  const differing = await controlOf(changed.app).listRequests({ pathParams, query: { differs: true } })
  expect(differing).toMatchObject([
    {
      call: 'getUserInfo',
      answeredBy: 'recording',
      differences: [{ path: '/data', expected: 'object', found: 'string' }],
    },
  ])
  await changed.close()
})
