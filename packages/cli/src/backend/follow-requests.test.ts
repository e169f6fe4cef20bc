import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { eventData } from './follow-requests.ts'

async function dataOf(chunks: readonly string[]): Promise<string[]> {
  const data: string[] = []
  for await (const one of eventData(Readable.from(chunks))) data.push(one)
  return data
}

describe('the data of server-sent events', () => {
  test('comments and ids are not data, and an unfinished event is not reported yet', async () => {
    expect(await dataOf([': following\n\n', 'id: 1\ndata: {"a":1}\n\nid: 2\ndata: {'])).toEqual(['{"a":1}'])
  })

  test.each([1, 2, 3, 5, 7, 100])('is the same when it comes %i letters at a time', async (size) => {
    const data = ['{"id":1}', JSON.stringify('data: \n\n'), '"订单"']
    const stream = `: following\n\n${data.map((one, id) => `id: ${id}\ndata: ${one}\n\n`).join('')}`
    expect(await dataOf(stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [])).toEqual(data)
  })
})
