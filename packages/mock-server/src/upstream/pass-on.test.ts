import { endpoints } from '@portal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { openTestUpstream, type TestUpstream } from '../testing/test-upstream.ts'
import { upstreamSource } from './upstream.ts'

let upstream: TestUpstream
let portal: TestApp
let control: ReturnType<typeof controlOf>
beforeAll(async () => {
  upstream = await openTestUpstream()
  portal = await openTestApp({ source: upstreamSource({ url: `${upstream.server.url}/` }) })
  control = controlOf(portal.app)
  await upstream.world.db.user.update({ where: { userName: 'wangjing' }, data: { fullName: '王静远' } })
})
afterAll(async () => {
  await portal.close()
  await upstream.close()
})

const pathParams = () => ({ world: portal.world.name })
const lastOf = async (call: string) =>
  (await control.listRequests({ pathParams: pathParams(), query: { call, limit: 1 } }))[0]
const signIn = async () => {
  const password = upstream.world.settings.demoPassword
  const { data } = await portal.call('login', { body: { userName: 'wangjing', password } })
  return (data as { certificate: string }).certificate // as login answers it
}

describe('what is passed on is answered by the upstream', () => {
  test('a sign-in and what follows it, with the upstream’s certificate', async () => {
    const certificate = await signIn()
    const { data } = await portal.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(data).toMatchObject({ userName: 'wangjing', userFullName: '王静远' })
    expect(await lastOf('getUserInfo')).toMatchObject({
      user: 'wangjing',
      status: 'S',
      httpStatus: 200,
      answeredBy: 'upstream',
      differences: [],
    })
  })

  test.each([
    ['json', 'findMenuInfoAllSystem', { body: { sybCodes: ['CERAMIC'] } }],
    ['form', 'findMenuList', { body: { systemCode: 'OSS' } }],
    ['form-params', 'findDic', { body: { systemCode: 'OSS' } }],
    ['query', 'pickOrderList', { query: { current: 2, size: 3 } }],
  ] as const)('a call of the encoding %s, as it came', async (_encoding, id, input) => {
    const certificate = await signIn()
    const [passed, asked] = [
      await portal.call(id, input, certificate),
      await upstream.call(id, input, certificate),
    ]
    expect(passed).toEqual(asked)
    expect(passed.status).toBe('S')
  })

  test('in the language of the request', async () => {
    const certificate = await signIn()
    const headers = { ...portal.headers, certificate, 'accept-language': 'en' }
    const url = `${endpoints.getUserInfo.path}?token=${certificate}`
    const response = await portal.app.inject({ url, headers })
    expect(response.json()).toMatchObject({ data: { userFullName: 'Wang Jing' } })
  })

  test('a window is sent on to where the upstream leads it', async () => {
    const certificate = await signIn()
    const { statusCode, headers } = await portal.send('ssoWindow', {
      pathParams: { systemCode: 'OSS', certificate },
      query: { path: '/orders/ceramic' },
    })
    expect(statusCode).toBe(302)
    expect(headers.location).toMatch(new RegExp(`^${upstream.server.url}/.*code=`))
    expect(await lastOf('ssoWindow')).toMatchObject({ answeredBy: 'upstream', differences: [] })
  })

  test('a refusal, values that only the upstream judges, an address that only it may know', async () => {
    const ended = await portal.call('findOrganization', { body: {} }, 'unknown')
    expect(ended).toMatchObject({ status: 'E', code: 4001 })
    const certificate = await signIn()
    const strange = await portal.call('pickOrderList', { query: { current: 'first' } }, certificate)
    expect(strange).toMatchObject({ status: 'E', msg: expect.stringContaining('current') })
    const { statusCode } = await portal.app.inject({ url: '/api/other?x=1', headers: portal.headers })
    expect(statusCode).toBe(404)
    const [entry] = await control.listRequests({ pathParams: pathParams(), query: { status: '404' } })
    expect(entry).toMatchObject({ path: '/api/other', answeredBy: 'upstream', differences: [] })
  })

  test('faults still apply', async () => {
    const certificate = await signIn()
    const target = 'findOrganization'
    await control.addFault({ pathParams: pathParams(), body: { target, kind: 'notArray', user: 'wangjing' } })
    const answer = await portal.call(target, { body: {} }, certificate)
    expect(answer).toEqual({ status: 'S', data: {} })
    expect(await lastOf(target)).toMatchObject({ fault: 'notArray', answeredBy: 'upstream' })
    await control.clearFaults({ pathParams: pathParams() })
  })
})
