import { endpointIds, endpoints } from '@portal/protocol'
import type { Endpoint } from '@portal/protocol/endpoint'
import { isEnvelope } from '@portal/protocol/envelope'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentTypeOf, requestsTo } from './testing/arbitrary-request.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

const mistakes: string[] = []
let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp({ logStream: { write: (line) => mistakes.push(line) } })
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

/** 200 or a 4xx with an envelope; a page or a redirect where a window asked. */
function expectProperAnswer(call: Endpoint, { statusCode, headers, body }: LightMyRequestResponse): void {
  expect(statusCode).toBeLessThan(500)
  const isForWindow = statusCode === 302 || String(headers['content-type']).includes('text/html')
  if (isForWindow) expect(call.answer).toBe('redirect')
  else expect(isEnvelope(JSON.parse(body))).toBe(true)
  expect(mistakes).toEqual([])
}

test.each(endpointIds)('%s answers properly whatever it is sent', async (id) => {
  const call: Endpoint = endpoints[id]
  const { method } = call
  await fc.assert(
    fc.asyncProperty(requestsTo(call), fc.boolean(), async ({ url, payload, headers }, isNearlyRight) => {
      const right = isNearlyRight ? { certificate, 'content-type': contentTypeOf(call) } : {}
      const request = { method, url, headers: { ...headers, ...portal.headers, ...right } }
      expectProperAnswer(call, await portal.app.inject(method === 'POST' ? { ...request, payload } : request))
    }),
  )
})
