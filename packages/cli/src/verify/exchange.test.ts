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
