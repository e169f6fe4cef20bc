import type { Task } from '@portal/protocol/calls/approval'
import { encodeRequest } from '@portal/protocol/encoding'
import type { Notice } from '@portal/protocol/entities/notice'
import { languages } from '@portal/protocol/languages'
import { type CallId, calls } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { envelopeIn, openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('liufang')
})
afterAll(() => portal.close())

/** The titles that a user of this language sees. */
async function titles(id: CallId, language: string, body: object): Promise<string[]> {
  const { method, url, headers, body: payload } = encodeRequest(calls[id], { body: { ...body } })
  const answer = await portal.app.inject({
    method,
    url,
    headers: { ...headers, ...portal.headers, certificate, 'accept-language': language },
    ...(payload === undefined ? {} : { payload }),
  })
  const rows = envelopeIn(answer).data as readonly (Task | Notice)[] // as the calls are defined
  return rows.map(({ title }) => title)
}
const all = { pageIndex: 1, pageRows: 999 }

describe.each(languages)('a search in %s finds what is shown', (language) => {
  test.each([
    ['findTodoTasks', 'title'],
    ['findHistoricTasks', 'title'],
    ['findMessagePagination', 'keyword'],
  ] as const)('%s', async (id, name) => {
    const shown = await titles(id, language, all)
    expect(shown).not.toEqual([])
    for (const title of [...new Set(shown)].slice(0, 5)) {
      const parts = [title, title.slice(2), title.slice(0, -2), title.toUpperCase()]
      for (const part of parts) expect(await titles(id, language, { ...all, [name]: part })).toContain(title)
    }
  })
})

test.each(['承認%', '_審査', '木', 'Revisión de proyecto: nada'])(
  'nothing else is found: %s',
  async (title) => {
    expect(await titles('findTodoTasks', 'ja', { ...all, title })).toEqual([])
  },
)

test('a kind of approval finds those of that kind alone', async () => {
  const shown = await titles('findTodoTasks', 'ja', all)
  const orders = shown.filter((title) => title.startsWith('販売注文承認：'))
  expect(orders.length).toBeLessThan(shown.length)
  expect(await titles('findTodoTasks', 'ja', { ...all, title: '販売注文' })).toEqual(orders)
})
