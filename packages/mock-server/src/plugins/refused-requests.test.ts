import { endpoints } from '@portal/protocol'
import type { FaultOrder } from '@portal/protocol/control/faults'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let control: ReturnType<typeof controlOf>
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  control = controlOf(portal.app)
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())
const pathParams = () => ({ world: portal.world.name })
beforeEach(() => control.clearFaults({ pathParams: pathParams() }))

const order = (fault: FaultOrder) => control.addFault({ pathParams: pathParams(), body: fault })
const ask = (request: InjectOptions) =>
  portal.app.inject({ ...request, headers: { ...portal.headers, ...request.headers } })
const lastRecord = async () =>
  (await control.listRequests({ pathParams: pathParams(), query: { limit: 1 } }))[0]

const { path } = endpoints.addInCollection
const post = (more: InjectOptions): InjectOptions => ({ method: 'POST', url: path, ...more })
const form = { 'content-type': 'application/x-www-form-urlencoded' }

const refused: [what: string, request: () => InjectOptions, own: object][] = [
  ['without a certificate', () => post({}), { code: 4001 }],
  ['with a dead certificate', () => post({ headers: { certificate: 'none' } }), { code: 4001 }],
  [
    'with the wrong type of body',
    () => post({ headers: { certificate, 'content-type': 'text/xml' }, payload: 'x' }),
    {},
  ],
  ['with invalid input', () => post({ headers: { certificate, ...form }, payload: 'menuId=x' }), {}],
  ['by the call itself', () => post({ headers: { certificate, ...form }, payload: 'menuId=999999999' }), {}],
  [
    'for its method',
    () => ({ method: 'DELETE', url: path, payload: '{', headers: { 'content-type': 'application/json' } }),
    {},
  ],
  ['for its address', () => ({ url: '/api/nothing' }), {}],
]

describe('a request that is refused', () => {
  describe.each(refused)('%s', (_what, request, own) => {
    test('still gets its fault, once, and is answered by its own refusal afterwards', async () => {
      await order({ target: '/api/*', kind: 'rejection', code: 17, message: '维护中', count: 1 })
      expect((await ask(request())).json()).toMatchObject({ status: 'E', code: 17, msg: '维护中' })
      expect(await lastRecord()).toMatchObject({ fault: 'rejection', code: '17' })
      const answer = (await ask(request())).json()
      expect(answer).toMatchObject({ status: 'E', ...own })
      expect(answer.msg).not.toBe('维护中')
      expect(await lastRecord()).toMatchObject({ fault: null, method: request().method ?? 'GET' })
    })

    test('can be late, or spoiled', async () => {
      await order({ target: '/api/*', kind: 'latency', ms: 1 })
      await order({ target: '/api/*', kind: 'malformed' })
      const { body } = await ask(request())
      expect(() => JSON.parse(body)).toThrow(SyntaxError)
      expect(await lastRecord()).toMatchObject({ fault: 'latency+malformed' })
    })

    test('can break', async () => {
      await order({ target: '/api/*', kind: 'reset' })
      await expect(ask(request())).rejects.toThrow('destroyed')
      expect(await lastRecord()).toMatchObject({ fault: 'reset', httpStatus: null })
    })
  })

  test('is struck by a fault for its user when it is known who asks', async () => {
    await order({ target: 'addInCollection', kind: 'httpStatus', httpStatus: 503, user: 'wangjing' })
    const invalid = { payload: 'menuId=x' }
    expect((await ask(post({ ...invalid, headers: { certificate, ...form } }))).statusCode).toBe(503)
    expect((await ask(post({ ...invalid, headers: form }))).json()).toMatchObject({ code: 4001 })
  })

  test('for its world’s name has no world whose faults could strike it', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: path,
      headers: { 'x-portal-world': '../x' },
    })
    expect(answer.statusCode).toBe(400)
  })
})
