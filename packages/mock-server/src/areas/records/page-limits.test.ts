import type { CallInput } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import { type CallId, callIds, calls } from '@portal/protocol/registry'
import type { TObject } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
let userId: number
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('liufang')
  userId = (await portal.world.db.user.findUniqueOrThrow({ where: { userName: 'liufang' } })).id
})
afterAll(() => portal.close())

/** Every list, with where it takes its pages and what the two values of a page are called. */
const lists = callIds.flatMap((id) => {
  const call: Endpoint = calls[id]
  return (['query', 'body'] as const).flatMap((part) => {
    const properties = Object.keys((call[part] as TObject | undefined)?.properties ?? {}) // all are objects
    if (properties.includes('size')) return [{ id, part, page: 'current', rows: 'size' }]
    return properties.includes('pageRows') ? [{ id, part, page: 'pageIndex', rows: 'pageRows' }] : []
  })
})

test('every list of the specification has pages', () => {
  expect(lists.length).toBeGreaterThanOrEqual(15)
})

describe.each(lists)('$id', ({ id, part, page, rows }) => {
  const ask = (wish: Readonly<Record<string, number>>) => portal.call(id, input(id, part, wish), certificate)

  test('gives everything in one page of 999999 [S-9.11]', async () => {
    const { status, data, count } = await ask({ [page]: 1, [rows]: 999_999 })
    expect(status).toBe('S')
    if (Array.isArray(data)) expect(count).toBe(data.length)
    else {
      const { records, total } = data as { records: unknown[]; total: number } // the other form of a list
      expect(total).toBe(records.length)
    }
  })

  test.each([
    [rows, 1_000_000],
    [rows, 0],
    [rows, 1.5],
    [page, 0],
  ])('refuses a %s of %d', async (field, value) => {
    expect(await ask({ [page]: 1, [rows]: 10, [field]: value })).toMatchObject({
      status: 'E',
      msg: expect.stringContaining(field),
    })
  })
})

function input(id: CallId, part: 'query' | 'body', wish: object): CallInput {
  const receiver = id === 'findNoticeList' ? { messReceiverId: userId, messFromSystem: 'IMS' } : {}
  return { [part]: { ...receiver, ...wish } }
}
