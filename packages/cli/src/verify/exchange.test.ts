import { type HostileUpstream, openHostileUpstream } from '@portal/mock-server/testing/hostile-upstream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from './exchange.ts'

let upstream: HostileUpstream
beforeAll(async () => {
  upstream = await openHostileUpstream()
})
afterAll(() => upstream.close())

const request = { method: 'GET', url: '/x', headers: {} } as const
const ask = (timeoutMs = 30_000) => exchange({ base: upstream.url, timeoutMs }, request)

test('an answer that does not come is given up', async () => {
  upstream.behave(() => {})
  expect(await ask(50)).toMatchObject({ trouble: 'none within 0.05 s' })
})

test('an answer without end is given up', async () => {
  upstream.behave((_request, response) => {
    const part = 'x'.repeat(1024 * 1024)
    const more = () => response.write(part, () => response.writable && more())
    more()
  })
  expect(await ask()).toMatchObject({ trouble: 'more than 10 MiB' })
})

test('JSON is read with its byte order mark and without rounding', async () => {
  upstream.behave((_request, response) => response.end('\ufeff{"id":1580000000000000017}'))
  expect((await ask()).answer).toMatchObject({ httpStatus: 200, json: { id: '1580000000000000017' } })
})

test('a request that is sent on to another path is followed there', async () => {
  upstream.behave((asked, response) =>
    asked.url === '/x'
      ? response.writeHead(307, { location: '/v2/x?a=1' }).end()
      : response.end('{"status":"S"}'),
  )
  expect(await ask()).toMatchObject({ movedTo: '/v2/x', answer: { httpStatus: 200, json: { status: 'S' } } })
})

test.each([
  ['another origin', 307, 'http://elsewhere.test/x'],
  ['a page', 302, '/sign-in'],
])('a redirect to %s is not followed', async (_case, httpStatus, location) => {
  upstream.behave((_request, response) => response.writeHead(httpStatus, { location }).end())
  const { answer, movedTo } = await ask()
  expect([answer?.httpStatus, answer?.headers.location, movedTo]).toEqual([httpStatus, location, undefined])
})

test('redirects in a circle come to an end', async () => {
  upstream.behave((_request, response) => response.writeHead(308, { location: '/x' }).end())
  expect((await ask()).answer?.httpStatus).toBe(308)
})
