import type { RequestListener } from 'node:http'
import type { FaultOrder } from '@portal/protocol/control/faults'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type HostileUpstream, openHostileUpstream } from '../testing/hostile-upstream.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'
import { upstreamSource } from './upstream.ts'

let hostile: HostileUpstream
let portal: TestApp
beforeAll(async () => {
  hostile = await openHostileUpstream()
  portal = await openTestApp({ source: upstreamSource({ url: hostile.url }) })
})
afterAll(async () => {
  await portal.close()
  hostile.close()
})
beforeEach(() => controlOf(portal.app).clearRequests({ pathParams: { world: portal.world.name } }))

const json = { 'content-type': 'application/json' }
const ask = () => portal.send('findOrganization', { body: {} }, 'certificate')
const recorded = async () => {
  const query = { call: 'findOrganization' }
  return controlOf(portal.app).listRequests({ pathParams: { world: portal.world.name }, query })
}

describe('an answer outside the contract is handed back, and marked in the journal', () => {
  test.each<[string, RequestListener, number, object[]]>([
    [
      'HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>login</p>'),
      200,
      [{ path: '', expected: 'an envelope as JSON', found: 'text/html, HTTP 200' }],
    ],
    [
      'JSON that is cut off',
      (_request, response) => response.writeHead(200, json).end('{"status":'),
      200,
      [{ path: '', expected: 'an envelope as JSON', found: 'application/json, HTTP 200' }],
    ],
    [
      'data of other types',
      (_request, response) => response.writeHead(200, json).end('{"status":"S","data":[{"orgCode":7}]}'),
      200,
      [
        { path: '/data/0/orgName', expected: 'a value', found: 'nothing' },
        { path: '/data/0/orgCode', expected: 'string', found: 'number' },
      ],
    ],
    [
      'a redirect to itself',
      (_request, response) => response.writeHead(302, { location: '/' }).end(),
      302,
      [{}],
    ],
    ['no content', (_request, response) => response.writeHead(204).end(), 204, [{}]],
    ['a failure of HTTP', (_request, response) => response.writeHead(503, json).end('{}'), 503, []],
  ])('%s', async (_what, behaviour, httpStatus, differences) => {
    hostile.behave(behaviour)
    expect((await ask()).statusCode).toBe(httpStatus)
    const [entry] = await recorded()
    expect(entry).toMatchObject({ httpStatus, answeredBy: 'upstream' })
    expect(entry?.differences).toMatchObject(differences)
  })

  test('a shape leaves it its ids, and what is nested without end', async () => {
    const shape: FaultOrder = { target: '*', kind: 'shape', shape: ['textIds', 'textCount'], count: 2 }
    await controlOf(portal.app).addFault({ pathParams: { world: portal.world.name }, body: shape })
    const answer = async (body: string) => {
      hostile.behave((_request, response) => response.writeHead(200, json).end(body))
      return (await portal.send('findTodoTasks', { body: {} }, 'certificate')).body
    }
    expect(await answer('{"status":"S","data":[{"taskId":7}],"count":1}')).toBe(
      '{"status":"S","data":[{"taskId":7}],"count":"1"}',
    )
    const endless = `{"status":"S","data":${'['.repeat(50_000)}${']'.repeat(50_000)},"count":1}`
    expect(await answer(endless)).toBe(endless)
  })

  test('faults that spoil JSON leave other answers alone', async () => {
    const control = controlOf(portal.app)
    const pathParams = { world: portal.world.name }
    await control.addFault({ pathParams, body: { target: '*', kind: 'notArray', count: 1 } })
    hostile.behave((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    )
    expect((await ask()).body).toBe('<p>')
  })
})

test.each([301, 302, 204])('an answer without a body has no type of its own: HTTP %s', async (httpStatus) => {
  hostile.behave((_request, response) => response.writeHead(httpStatus, { location: '/x' }).end())
  const { statusCode, headers, body } = await ask()
  expect([statusCode, body, headers.location]).toEqual([httpStatus, '', `${hostile.url}/x`])
  expect(headers).not.toHaveProperty('content-type')
})
