import { encryptPassword } from '@portal/protocol/password-cipher'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let control: ReturnType<typeof controlOf>
let certificate: string
let server: RunningServer
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
  certificate = await portal.certificateOf('wangjing')
  server = await startServer({ store: portal.store, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await portal.close()
})

const pathParams = () => ({ world: portal.world.name })
const read = (query = {}) => control.listRequests({ pathParams: pathParams(), query })

describe('the journal', () => {
  test('records the caller, the call and its result', async () => {
    await portal.call('findMenuInfoAllSystem', { body: { sybCodes: ['CERAMIC'] } }, certificate)
    const [entry] = await read({ call: 'findMenuInfoAllSystem' })
    expect(entry).toMatchObject({
      method: 'POST',
      path: '/api/baseNewServer/baseAccreditService/findMenuInfoAllSystem',
      user: 'wangjing',
      request: { body: { sybCodes: ['CERAMIC'] } },
      httpStatus: 200,
      status: 'S',
      fault: null,
    })
    expect(entry?.durationMs).toBeGreaterThan(0)
  })

  test('records refusals and addresses that do not exist', async () => {
    await portal.call('findOrganization', { body: {} })
    await portal.app.inject({ url: '/api/nothing', headers: portal.headers })
    expect(await read({ call: 'findOrganization', status: 'E' })).toMatchObject([
      { code: '4001', user: null },
    ])
    expect(await read({ status: '404' })).toMatchObject([{ path: '/api/nothing', call: null }])
    const query = { failed: true, struck: false, search: 'NOTHING', orCalls: 'findOrganization' }
    expect(await control.countRequests({ pathParams: pathParams(), query })).toBe(2)
    expect(await read(query)).toHaveLength(2)
  })

  test('keeps what a client calls a request, which the answer repeats; of no other form', async () => {
    const ask = (requestId: string) =>
      portal.app.inject({ url: '/api/named', headers: { ...portal.headers, 'x-request-id': requestId } })
    expect((await ask('4f2a91c077be')).headers).toMatchObject({ 'x-request-id': '4f2a91c077be' })
    expect((await ask('<b>4f2a</b>')).headers).not.toHaveProperty('x-request-id')
    expect(await read({ requestId: '4f2a91c077be' })).toMatchObject([{ path: '/api/named' }])
    expect(await read({ limit: 1 })).toMatchObject([{ requestId: null }])
  })

  test.each([
    ['cannot be decoded', '/api/%zz', '*/*', { httpStatus: 400, status: 'E' }],
    ['cannot be decoded, in a window', '/api/%zz', 'text/html', { httpStatus: 400, status: null }],
  ])('records an address that %s', async (_what, url, accept, answer) => {
    await portal.app.inject({ url: `${url}?token=1&a=2`, headers: { ...portal.headers, accept } })
    expect(await read({ limit: 1 })).toMatchObject([
      { path: url, call: null, user: null, request: { query: { token: '***', a: '2' } }, ...answer },
    ])
  })

  test('records an over-long address, without the certificate in it', async () => {
    const url = `/api/baseNewServer/baseSystemSsoService/sso/DBS/${certificate}${'x'.repeat(600)}`
    await portal.app.inject({ url, headers: portal.headers })
    const [record] = await read({ limit: 1 })
    expect(record).toMatchObject({ call: null, httpStatus: 404, status: 'E' })
    expect(JSON.stringify(record)).not.toContain(certificate)
  })

  test('never contains a password or a certificate', async () => {
    const password = portal.world.settings.demoPassword
    const secret = encryptPassword(password, '0123456789abcdef')
    await portal.call('login', { body: { userName: 'admin', password } })
    await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    await portal.send('ssoWindow', { pathParams: { systemCode: 'OSS', certificate }, query: { path: '/' } })
    const change = { oldPassword: secret, newPassword: secret, userId: 1, userName: 'wangjing' }
    await portal.call('changePassword', { body: change }, certificate)
    const text = JSON.stringify(await read())
    for (const hidden of [password, certificate, secret]) expect(text).not.toContain(hidden)
    expect(await read({ call: 'login' })).toMatchObject([
      { request: { body: { userName: 'admin', password: '***' } } },
    ])
  })

  test('shows no password that is typed as the user name either', async () => {
    await portal.call('login', { body: { userName: 'Quartz#2031', password: 'Quartz#2031' } })
    expect(await read({ limit: 1 })).toMatchObject([
      { call: 'login', user: '***', request: { body: { userName: '***', password: '***' } } },
    ])
  })

  test('is one world’s own, outlives a reset, and can be cleared', async () => {
    expect((await read()).length).toBeGreaterThan(0)
    await control.resetWorld({ pathParams: pathParams() })
    expect((await read()).length).toBeGreaterThan(0)
    await control.clearRequests({ pathParams: pathParams() })
    expect(await read()).toEqual([])
  })

  test('is streamed to its followers', async () => {
    const stream = await fetch(
      `${server.url}/__portal/worlds/${portal.world.name}/requests/stream?call=findDic`,
    )
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => String((await reader?.read())?.value)
    expect(await next()).toBe(': following\n\n')
    await portal.call('findOrganization', { body: {} }, certificate)
    await portal.send('findDic', { body: {} }, certificate)
    const [, data = ''] = /^data: (.*)$/m.exec(await next()) ?? []
    expect(JSON.parse(data)).toMatchObject({ call: 'findDic', path: expect.stringContaining('findDic') })
    await reader?.cancel()
  })
})

// Masking that takes more than a pass takes seconds for each, which is longer than a test may take.
test('requests of a megabyte hold up nobody', async () => {
  const fields = Array.from({ length: 500 }, (_, at) => [`field${at}`, 'a中'.repeat(480)])
  const init = { method: 'POST', headers: { ...portal.headers, 'content-type': 'application/json' } }
  const body = JSON.stringify(Object.fromEntries(fields))
  for (let time = 0; time < 4; time++) {
    await (await fetch(`${server.url}/api/baseNewServer/baseLoginService/login`, { ...init, body })).text()
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  }
})
