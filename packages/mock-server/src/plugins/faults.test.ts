import type { FaultOrder } from '@portal/protocol/control/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'
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
const ask = () => portal.send('findOrganization', { body: {} }, certificate)
const target = 'findOrganization'

describe('an ordered fault', () => {
  test.each<[FaultOrder, number, object]>([
    [
      { target, kind: 'rejection', code: 17, message: '维护中' },
      200,
      { status: 'E', code: 17, msg: '维护中' },
    ],
    [{ target, kind: 'rejection' }, 200, { status: 'E', msg: '系统错误!' }],
    [{ target, kind: 'sessionEnded' }, 200, { status: 'E', code: 4001 }],
    [{ target, kind: 'httpStatus', httpStatus: 503 }, 503, { status: 'E' }],
    [{ target, kind: 'notArray' }, 200, { status: 'S', data: {} }],
    [{ target, kind: 'answer', body: { status: 'D', data: [] } }, 200, { status: 'D', data: [] }],
    [{ target, kind: 'answer', body: { a: 1 }, httpStatus: 418 }, 418, { a: 1 }],
    [{ target, kind: 'latency', ms: 1, toMs: 2 }, 200, { status: 'S', data: [{}, {}] }],
    [{ target: '/api/base*/findOrg*', kind: 'rejection', user: 'wangjing' }, 200, { status: 'E' }],
    [{ target, kind: 'rejection', user: 'admin' }, 200, { status: 'S' }],
    [{ target: 'findDic', kind: 'reset' }, 200, { status: 'S' }],
  ])('%j', async (fault, httpStatus, envelope) => {
    await order(fault)
    const response = await ask()
    expect(response.statusCode).toBe(httpStatus)
    expect(response.json()).toMatchObject(envelope)
  })

  test.each(['truncated', 'malformed'] as const)('%s leaves JSON that no parser takes', async (kind) => {
    await order({ target, kind })
    const response = await ask()
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('application/json')
    expect(() => JSON.parse(response.body)).toThrow(SyntaxError)
  })

  test.each([
    [undefined, 'text/html'],
    ['text/plain', 'text/plain'],
  ])('contentType %s', async (contentType, expected) => {
    await order({ target, kind: 'contentType', ...(contentType ? { contentType } : {}) })
    expect((await ask()).headers['content-type']).toContain(expected)
  })

  test('is a text of its own, in place of what the call would do', async () => {
    await order({ target, kind: 'answer', body: '<p>Sorry</p>', contentType: 'text/html; charset=utf-8' })
    const { headers, body } = await ask()
    expect([headers['content-type'], body]).toEqual(['text/html; charset=utf-8', '<p>Sorry</p>'])
  })

  test('is an answer of its own: what departs from the contract is a warning, and in the journal', async () => {
    const departs = { path: '/data', expected: 'array', found: 'string' }
    const fault: FaultOrder = { target, kind: 'answer', body: { status: 'S', data: 'none' } }
    expect((await order(fault)).differences).toEqual([departs])
    expect((await ask()).json()).toEqual(fault.body)
    const query = { call: target, limit: 1 }
    const [asked] = await control.listRequests({ pathParams: pathParams(), query })
    expect(asked).toMatchObject({ status: 'S', fault: 'answer', differences: [departs] })
    const [listed] = await control.listFaults({ pathParams: pathParams() })
    expect(listed).toMatchObject({ ...fault, strikes: 1 })
  })

  test('is a sequence of them', async () => {
    const steps: FaultOrder['steps'] = [
      { kind: 'pass' },
      { kind: 'sessionEnded' },
      { kind: 'answer', body: { status: 'S', data: [] } },
    ]
    expect((await order({ target, kind: 'sequence', steps })).differences).toEqual([])
    const answers = [await ask(), await ask(), await ask(), await ask()].map((response) => response.json())
    expect(answers).toMatchObject([
      { status: 'S', data: [{}, {}] },
      { status: 'E', code: 4001 },
      { status: 'S', data: [] },
      { status: 'S', data: [{}, {}] },
    ])
  })

  test('takes effect together with others, as often as it was counted', async () => {
    await order({ target: '*', kind: 'latency', ms: 1 })
    await order({ target, kind: 'rejection', count: 1 })
    expect((await ask()).json()).toMatchObject({ status: 'E' })
    expect((await ask()).json()).toMatchObject({ status: 'S' })
    const [struck] = await control.listRequests({
      pathParams: pathParams(),
      query: { status: 'E', limit: 1 },
    })
    expect(struck).toMatchObject({ call: target, user: 'wangjing', fault: 'latency+rejection' })
  })

  test('reaches the sign-in of the user that it names', async () => {
    await order({ target: 'login', kind: 'rejection', user: 'admin', message: '账号已冻结' })
    const body = { userName: 'admin', password: portal.world.settings.demoPassword }
    expect(await portal.call('login', { body })).toMatchObject({ msg: '账号已冻结' })
    expect(await portal.call('login', { body: { ...body, userName: 'wangjing' } })).toMatchObject({
      status: 'S',
    })
  })
})

describe('over a real connection', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ store: portal.store, host: '127.0.0.1', port: 0 })
  })

  const fetchIt = (signal?: AbortSignal) =>
    fetch(`${server.url}/api/baseNewServer/baseAccreditService/findOrganization`, {
      method: 'POST',
      headers: { certificate, 'content-type': 'application/json', ...portal.headers },
      body: '{}',
      ...(signal ? { signal } : {}),
    })

  test('reset breaks it, and the journal knows', async () => {
    await order({ target, kind: 'reset' })
    await expect(fetchIt()).rejects.toThrow('fetch failed')
    const [last] = await control.listRequests({ pathParams: pathParams(), query: { limit: 1 } })
    expect(last).toMatchObject({ httpStatus: null, status: null, fault: 'reset' })
  })

  test('noAnswer keeps the client waiting until it gives up, and the server closes anyway', async () => {
    await order({ target, kind: 'noAnswer', count: 2 })
    await expect(fetchIt(AbortSignal.timeout(300))).rejects.toThrow('timeout')
    const left = expect(fetchIt()).rejects.toThrow('fetch failed')
    const stream = await fetch(`${server.url}/__portal/worlds/${portal.world.name}/requests/stream`)
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    await expect
      .poll(() => control.listFaults({ pathParams: pathParams() }))
      .toMatchObject([{ count: 0, strikes: 2 }])
    await server.close()
    await left
    await expect(stream.text()).rejects.toThrow('terminated')
  })
})
