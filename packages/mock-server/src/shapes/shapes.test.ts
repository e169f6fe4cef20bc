import { gunzipSync } from 'node:zlib'
import type { FaultShape } from '@portal/protocol/control/fault-kinds'
import type { FaultOrder } from '@portal/protocol/control/faults'
import type { CallInput } from '@portal/protocol/encoding'
import { type CallId, calls } from '@portal/protocol/registry'
import { applyScenario } from '@portal/store/scenarios/apply-scenario'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { proxySignInPath } from './shaped-envelope.ts'

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

const fault = (body: FaultOrder) => control.addFault({ pathParams: pathParams(), body })
const shape = (target: string, ...shapes: FaultShape[]) => fault({ kind: 'shape', target, shape: shapes })
const departments = () => portal.send('findOrganization', { body: {} }, certificate)
const target = 'findOrganization'

describe('a call in the shape', () => {
  test.each<[FaultShape, number, string, object]>([
    ['proxyError', 502, '<h1>502 Bad Gateway</h1>', { 'content-type': 'text/html; charset=utf-8' }],
    ['proxySignIn', 200, '公司网络登录', { 'content-type': 'text/html; charset=utf-8' }],
    ['proxyRedirect', 302, '', { location: proxySignInPath }],
    ['foreignRedirect', 302, '', { location: `http://127.0.0.1:80${proxySignInPath}` }],
    ['emptyBody', 200, '', { 'content-length': '0' }],
    ['noContent', 204, '', {}],
  ])('%s answers HTTP %i', async (name, httpStatus, text, headers) => {
    await shape(target, name)
    for (const _time of ['read', 'cached']) {
      const response = await departments()
      expect(response.statusCode).toBe(httpStatus)
      expect(response.headers).toMatchObject(headers)
      if (text === '') expect(response.body).toBe('')
      else expect(response.body).toContain(text)
    }
  })

  test('foreignRedirect sends a request of any method elsewhere, as a proxy does', async () => {
    await shape(target, 'foreignRedirect')
    const { path } = calls[target]
    const response = await portal.app.inject({ method: 'GET', url: path, headers: portal.headers })
    expect(response.statusCode).toBe(302)
  })

  test('proxyRedirect leads to a page', async () => {
    const response = await portal.app.inject(proxySignInPath)
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('公司网络登录')])
  })

  test('movedPath leads to an address that answers the same call', async () => {
    const { path } = calls.findOrganization
    const headers = { ...portal.headers, certificate, 'content-type': 'application/json' }
    const ask = (url: string) => portal.app.inject({ method: 'POST', url, headers, payload: '{}' })
    await shape('*', 'movedPath')
    const moved = await ask(`${path}?a=1`)
    expect(moved.statusCode).toBe(307)
    expect(moved.headers.location).toBe(`${path.replace('/api/', '/api/moved/')}?a=1`)
    expect((await ask(String(moved.headers.location))).json()).toMatchObject({ status: 'S' })
    expect((await ask('/api/moved/nowhere')).json()).toMatchObject({ status: 'E' })
  })

  test('gzip is compressed where the client reads that, however short', async () => {
    await shape('customerServiceToken', 'gzip')
    const url = `${calls.customerServiceToken.path}?uid=0`
    const plain = await portal.app.inject({ url, headers: portal.headers })
    expect(plain.json()).toMatchObject({ status: 'S' })
    const headers = { ...portal.headers, 'accept-encoding': 'gzip' }
    const { rawPayload, headers: answered } = await portal.app.inject({ url, headers })
    expect(answered['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(plain.json())
  })

  test.each([
    ['http401', 401, 'Unauthorized'],
    ['http403', 403, 'Forbidden'],
  ] as const)('%s ends the session as Spring does, and answers all others', async (name, status, error) => {
    await shape('*', name)
    expect((await departments()).json()).toMatchObject({ status: 'S' })
    const stranger = await portal.send('findOrganization', { body: {} }, 'dead')
    await fault({ kind: 'sessionEnded', target })
    for (const ended of [stranger, await departments()]) {
      expect(ended.statusCode).toBe(status)
      const { path } = calls.findOrganization
      expect(ended.json()).toEqual({ timestamp: expect.any(String), status, error, path })
    }
  })

  test('is struck as often as it is counted, and for its user', async () => {
    await fault({ kind: 'shape', target, shape: ['nullData'], count: 1, user: 'wangjing' })
    const admin = await portal.certificateOf('admin')
    expect((await portal.call('findOrganization', { body: {} }, admin)).data).not.toBeNull()
    expect((await departments()).json().data).toBeNull()
    expect((await departments()).json().data).not.toBeNull()
  })
})

test('several faults are one answer: forms, then what spoils it', async () => {
  await shape(target, 'textCount', 'extraFields')
  await shape('*', 'nullData')
  await fault({ kind: 'contentType', target })
  const response = await departments()
  expect(response.headers['content-type']).toContain('text/html')
  expect(JSON.parse(response.body)).toMatchObject({ status: 'S', data: null, success: true })
})

/** The first row of a list, as the client has it: long numbers as texts. */
async function firstOf(id: CallId, input: CallInput) {
  const { body } = await portal.send(id, input, certificate)
  const [row] = JSON.parse(body.replace(/:(\d{19})/g, ':"$1"')).data
  return row
}

const journeys = async () => {
  const rows = { pageIndex: 1, pageRows: 5 }
  const { taskId } = await firstOf('findTodoTasks', { body: rows })
  const { insMessId, headId } = await firstOf('findMessagePagination', { body: rows })
  const { data: page } = await portal.call('getTaskUrl', { body: { taskId } }, certificate)
  const { fileId, downloadUrl } = await firstOf('findFilesPagination', { query: {} })
  const file = await portal.app.inject({ url: downloadUrl, headers: { ...portal.headers, certificate } })
  const info = await portal.send('getUserInfo', { query: { token: certificate } }, certificate)
  const [, userId] = /"userId":"?([\w-]+)/.exec(info.body) ?? []
  const received = { messReceiverId: userId, messFromSystem: 'IMS', ...rows }
  const steps: [CallId, CallInput][] = [
    ['getTaskUrl', { body: { taskId } }],
    ['findMessInstationDetail', { body: { insMessId } }],
    ['findNoticeDetail', { body: { headId } }],
    ['updateMessageStatus', { query: { ids: `${insMessId},${insMessId}` }, body: { readFlag: 'Y' } }],
    ['findNoticeList', { body: received }],
    ['findFilesPagination', { query: { headId } }],
    ['customerServiceToken', { query: { uid: userId } }],
    ['approveTask', { body: { taskId } }],
  ]
  const answers = []
  for (const [id, input] of steps) answers.push([id, (await portal.call(id, input, certificate)).status])
  return { taskId, page, fileId, downloadUrl, file, answers, expected: steps.map(([id]) => [id, 'S']) }
}

describe('ids in other forms come back and are understood', () => {
  test.each([
    ['textIds', /^158\d{16}$/],
    ['letterIds', /^K7-/],
    ['longIds', /^158\d{16}$/],
  ] as const)('%s', async (name, form) => {
    await shape('*', name)
    const { taskId, page, fileId, downloadUrl, file, answers, expected } = await journeys()
    expect(taskId).toMatch(form)
    expect(page).toMatchObject({ url: expect.stringContaining(`taskId=${taskId}`) })
    expect(downloadUrl).toContain(`/${fileId}/`)
    expect(file.statusCode).toBe(200)
    expect(answers).toEqual(expected)
  })

  test('as long numbers in JSON, too, when the shape is gone', async () => {
    await shape('findMessagePagination', 'textIds')
    const { headId } = await firstOf('findMessagePagination', { body: {} })
    const { path } = calls.findNoticeDetail
    const headers = { ...portal.headers, certificate, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = `params={"headId":${headId}}`
    const response = await portal.app.inject({ method: 'POST', url: path, headers, payload })
    expect(response.json()).toMatchObject({ status: 'S' })
  })
})

test('a world may give its ids out as text, cached answers included', async () => {
  const elsewhere = await portal.store.createWorld(`${portal.world.name}-text`)
  await applyScenario(portal.store, elsewhere.name, 'text-ids')
  const headers = { ...portal.headers, 'x-portal-world': elsewhere.name }
  const password = elsewhere.settings.demoPassword
  const post = async (id: CallId, payload: object, more = {}) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: calls[id].path,
        headers: { ...headers, ...more },
        payload,
      })
    ).json()
  const { data } = await post('login', { userName: 'wangjing', password })
  for (const _time of ['read', 'cached']) {
    const tasks = await post('findTodoTasks', {}, { certificate: data.certificate })
    expect(tasks.data[0].taskId).toMatch(/^158\d{16}$/)
  }
  await portal.store.removeWorld(elsewhere.name)
})
