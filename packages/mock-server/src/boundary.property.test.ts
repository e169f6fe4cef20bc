import { gunzipSync } from 'node:zlib'
import { type CallId, callIds, calls } from '@portal/protocol'
import type { EncodedRequest } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import { isEnvelope } from '@portal/protocol/envelope'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
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

/** The decoded response; a request may have asked for compression. */
const textOf = ({ headers, rawPayload }: LightMyRequestResponse): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString()

/** 200 or a 4xx with an envelope; a page, a redirect or a stylesheet where a browser asked. Never a mistake of the server's own. */
async function expectProperAnswer(id: CallId, { method, url, headers, body }: EncodedRequest): Promise<void> {
  const answer = await portal.app.inject({
    method,
    url,
    headers: { certificate, ...headers, ...portal.headers },
    ...(body === undefined ? {} : { payload: body }),
  })
  expect(answer.statusCode).toBeLessThan(500)
  const call: Endpoint = calls[id]
  const contentType = String(answer.headers['content-type'])
  const isForWindow = answer.statusCode === 302 || contentType.includes('text/html')
  if (isForWindow) expect(call.answer).toBe('redirect')
  else if (contentType.includes('text/css')) expect(call.answer).toBe('stylesheet')
  else expect(isEnvelope(JSON.parse(textOf(answer)))).toBe(true)
  expect(mistakes.splice(0)).toEqual([])
}

/** For each call and each of the two; other values in every run of the tests. */
const runs = { numRuns: 25 }

describe.each(callIds)('%s answers properly', (id) => {
  test('whatever values it is sent', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(typedRequests(calls[id]), (request) => expectProperAnswer(id, request)),
      runs,
    ),
  )

  test('whatever bytes it is sent', () =>
    fc.assert(
      fc.asyncProperty(anyRequests(calls[id]), (request) => expectProperAnswer(id, request)),
      runs,
    ))
})
