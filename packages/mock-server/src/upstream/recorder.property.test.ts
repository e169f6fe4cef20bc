import { type CallId, callIds, calls } from '@portal/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyRequests, typedRequests } from '../testing/arbitrary-request.ts'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { replaySource } from './recorder.ts'
import { maskedRecording } from './recording.ts'

/** One recording of every call, and nothing that could be the right one. */
const recordings = callIds.map((id: CallId) =>
  maskedRecording(
    { ...requestTo('themeStylesheet'), callId: id },
    jsonAnswer({ status: 'S', data: [] }),
    new Date(0),
  ),
)
const mistakes: string[] = []
let portal: TestApp
beforeAll(async () => {
  const source = replaySource(recordings)
  portal = await openTestApp({ source, logStream: { write: (line) => mistakes.push(line) } })
})
afterAll(() => portal.close())

describe('a server that replays answers properly', () => {
  test.each<CallId>(['login', 'changePassword', 'findMenuList', 'pickOrderList', 'ssoWindow'])(
    '%s, whatever it is sent',
    { timeout: 60_000 },
    (id) =>
      fc.assert(
        fc.asyncProperty(fc.oneof(anyRequests(calls[id]), typedRequests(calls[id])), async (request) => {
          const { body: payload, ...head } = request
          const headers = { certificate: 'c', ...request.headers, ...portal.headers }
          const answer = await portal.app.inject({
            ...head,
            headers,
            ...(payload === undefined ? {} : { payload }),
          })
          expect(answer.statusCode).toBeLessThan(500)
          expect(mistakes.splice(0)).toEqual([])
        }),
      ),
  )
})

test('a request that is nested without end is answered', async () => {
  const body = `${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`
  const { method, path } = calls.findMessagePagination
  const headers = { ...portal.headers, certificate: 'c', 'content-type': 'application/json' }
  const answer = await portal.app.inject({ method, url: path, headers, payload: body })
  expect(answer.json()).toMatchObject({ status: 'S' })
})
