import { type EndpointId, endpointIds, endpoints } from '@portal/protocol'
import type { EncodedRequest } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import { isEnvelope } from '@portal/protocol/envelope'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyRequests, typedRequests } from './testing/arbitrary-request.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const mistakes: string[] = []
let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp({ logStream: { write: (line) => mistakes.push(line) } })
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

/** 200 or a 4xx with an envelope; a page, a redirect or a stylesheet where a browser asked. Never a mistake of the server's own. */
async function expectProperAnswer(
  id: EndpointId,
  { method, url, headers, body }: EncodedRequest,
): Promise<void> {
  const answer = await portal.app.inject({
    method,
    url,
    headers: { certificate, ...headers, ...portal.headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  expect(answer.statusCode).toBeLessThan(500)
  const contentType = String(answer.headers['content-type'])
  const isForWindow = answer.statusCode === 302 || contentType.includes('text/html')
  if (isForWindow) expect((endpoints[id] as Endpoint).answer).toBe('redirect')
  else if (contentType.includes('text/css')) expect((endpoints[id] as Endpoint).answer).toBe('stylesheet')
  else expect(isEnvelope(answer.json())).toBe(true)
  expect(mistakes.splice(0)).toEqual([])
}

describe.each(endpointIds)('%s answers properly', (id) => {
  test('whatever values it is sent', () =>
    fc.assert(fc.asyncProperty(typedRequests(endpoints[id]), (request) => expectProperAnswer(id, request))))

  test('whatever bytes it is sent', () =>
    fc.assert(fc.asyncProperty(anyRequests(endpoints[id]), (request) => expectProperAnswer(id, request))))
})
