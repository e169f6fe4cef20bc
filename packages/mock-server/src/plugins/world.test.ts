import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@portal/protocol'
import { controlTokenHeader } from '@portal/protocol/control/control-path'
import { worldCookie, worldHeader } from '@portal/protocol/world'
import { openRaw } from '@portal/store/engines/database-files'
import { openStore } from '@portal/store/store'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeIn, openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing') // lives in the test's own world only
})
afterAll(() => portal.close())

const ask = async (headers: Record<string, string>) => {
  const { method, path } = endpoints.findOrganization
  return portal.app.inject({ method, url: path, headers: { certificate, ...headers } })
}

describe('a request chooses its world', () => {
  test.each([
    ['by header', () => ({ [worldHeader]: portal.world.name }), 'S'],
    ['by cookie', () => ({ cookie: `${worldCookie}=${portal.world.name}` }), 'S'],
    [
      'by header before cookie',
      () => ({ [worldHeader]: portal.world.name, cookie: `${worldCookie}=main` }),
      'S',
    ],
    ['main when it names none', () => ({}), 'E'],
  ])('%s', async (_how, headers, status) => {
    expect(envelopeIn(await ask(headers()))).toMatchObject({ status })
  })

  test('the one the server was given when it names none', async () => {
    const other = await openTestApp({ defaultWorld: portal.world.name })
    const { method, path } = endpoints.findOrganization
    const response = await other.app.inject({ method, url: path, headers: { certificate } })
    await other.close()
    expect(envelopeIn(response)).toMatchObject({ status: 'S' })
  })

  test.each(['../main', 'a b', 'con', '', 'x'.repeat(65)])('but not by the name %j', async (name) => {
    const response = await ask({ [worldHeader]: name })
    expect(response.statusCode).toBe(400)
    expect(envelopeIn(response).msg).toContain(name.slice(0, 60))
  })
})

describe('a world that does not exist', () => {
  const call: InjectOptions = { method: 'GET', url: endpoints.getUserInfo.path }
  const token = 'granite-7'
  const holder = { [controlTokenHeader]: token }
  const far = { remoteAddress: '192.168.1.9' }
  const throughProxy = { ...call, headers: { host: 'portal.example', 'x-forwarded-for': '8.8.8.8' } }
  const forged = { ...call, headers: { host: 'localhost', 'x-forwarded-for': '8.8.8.8' } }
  const addresses = { hosts: ['portal.example'], origins: [] }

  const making = (name: string): Record<string, string> => ({ [worldHeader]: `${name}; make` })

  /** Whether such a request creates the world that it names, and the answer. */
  async function asked(
    request: InjectOptions,
    options: Parameters<typeof openTestApp>[0] = {},
    naming = making,
  ) {
    const name = `new-${randomUUID()}`
    const { app, store, close } = await openTestApp(options)
    const response = await app.inject({ ...request, headers: { ...request.headers, ...naming(name) } })
    const isMade = await store.hasWorld(name)
    if (isMade) await store.removeWorld(name)
    await close()
    return { isMade, httpStatus: response.statusCode, msg: envelopeIn(response).msg }
  }

  test.each<[string, InjectOptions, boolean]>([
    ['a call from this machine', call, true],
    ['a call of a holder of the control token', { ...call, ...far, headers: holder }, true],
    ['a call from another machine', { ...call, ...far }, false],
    ['a call from elsewhere, through a proxy on this machine', throughProxy, false],
    ['a call through such a proxy that passes a forged name on', forged, false],
    [
      'a call of a holder of the control token, through a proxy on this machine',
      { ...throughProxy, headers: { ...throughProxy.headers, ...holder } },
      true,
    ],
    [
      'a call from another machine with a wrong token',
      { ...call, ...far, headers: { [controlTokenHeader]: 'x' } },
      false,
    ],
    ['a request to no address', { url: '/api/nothing' }, false],
    ['a request to an address that is broken', { url: '/api/%zz' }, false],
    ['a request by a wrong method', { method: 'PUT', url: endpoints.getUserInfo.path }, false],
  ])('is made by %s: %#', async (_who, request, expected) => {
    expect((await asked(request, { control: { token }, addresses })).isMade).toBe(expected)
  })

  test.each<[string, (name: string) => Record<string, string>]>([
    ['header that does not ask for it', (name) => ({ [worldHeader]: name })],
    ['cookie, such as that of a world that was removed', (name) => ({ cookie: `${worldCookie}=${name}` })],
  ])('is not made by a %s', async (_what, naming) => {
    expect(await asked(call, {}, naming)).toMatchObject({ isMade: false, httpStatus: 404 })
  })

  test('is refused with the closest name, only for callers who may list worlds', async () => {
    const naming = () => ({ [worldHeader]: portal.world.name.replace('test', 'tset') })
    expect((await asked(call, {}, naming)).msg).toContain(`您要找的是 ${portal.world.name} 吗？`)
    expect((await asked({ ...call, ...far }, {}, naming)).msg).not.toContain(portal.world.name)
  })

  test('is refused like one that exists, to other machines without a key', async () => {
    const others = () => ({ [worldHeader]: portal.world.name })
    for (const naming of [making, others]) {
      const { httpStatus, msg } = await asked({ ...call, ...far }, {}, naming)
      expect([httpStatus, msg]).toEqual([403, expect.stringMatching(/^从其他电脑进入世界 \S+，需使用其链接/)])
    }
  })

  test('is not made beyond the limit, and the answer names the limit', async () => {
    const { length } = await portal.store.worlds()
    const store = await openStore({ dataDir: testDataDir, maxWorlds: length + 1 })
    const { isMade, httpStatus, msg } = await asked(call, { store })
    expect([isMade, httpStatus]).toEqual([false, 503])
    expect(msg).toMatch(/there are \d+ worlds, as many as allowed; .*--max-worlds/)
  })
})

test.each([
  [
    'was written by a later version',
    `UPDATE _prisma_migrations SET migration_name = '20990101_later'`,
    '更新版本',
  ],
  ['is damaged', undefined, '已损坏'],
])('a world that %s is named, with what to do', async (_what, sql, said) => {
  const name = `unusable-${randomUUID()}`
  const maker = await openStore({ dataDir: testDataDir })
  await maker.createWorld(name)
  await maker.close()
  const file = join(testDataDir, 'worlds', `${name}.db`)
  if (sql === undefined) await writeFile(file, 'no database')
  else {
    const raw = openRaw(file)
    raw.exec(sql)
    raw.close()
  }
  const response = await ask({ [worldHeader]: name })
  await portal.store.removeWorld(name)
  expect([response.statusCode, envelopeIn(response).msg]).toEqual([503, expect.stringContaining(said)])
  expect(envelopeIn(response).msg).toContain(`portal world reset ${name}`)
})
