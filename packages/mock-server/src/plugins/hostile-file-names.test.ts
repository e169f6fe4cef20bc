import type { SharedFile } from '@portal/protocol/calls/external'
import { parse } from 'content-disposition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

/** The fixtures refuse such names; a program that writes to the database may not. */
test.each([
  'price "list"; filename="evil.exe.csv',
  'line\r\nset-cookie: stolen=1.txt',
  '%0d%0ax-injected: 1.csv',
  'résumé 价目表 😀.txt',
  'price\u202Evsc.exe.txt',
  '<script>alert(1)</script>.csv',
  "quote'and\\backslash.csv",
  '#hash?query&more=1.csv',
])('a file named %j is listed, downloads as what it is, and contains nothing else', async (name) => {
  const content = '1,2\r\n'
  const names = { name, nameEn: name, category: 'price', content, sizeBytes: content.length }
  await portal.world.db.sharedFile.create({ data: { ...names, uploadedAt: portal.world.now() } })
  const listed = await portal.call('findFilesPagination', { query: { pageRows: 999_999 } }, certificate)
  const files = listed.data as SharedFile[] // as the call is defined
  const file = files.find(({ fileName }) => fileName === name)

  const response = await portal.app.inject({
    url: file?.downloadUrl ?? '',
    headers: { ...portal.headers, certificate },
  })
  expect([response.statusCode, response.body]).toEqual([200, '1,2\r\n'])
  const { type, parameters } = parse(String(response.headers['content-disposition']))
  expect(type).toBe('attachment')
  expect(parameters.filename?.replaceAll('?', '')).toBe(name.replaceAll('?', ''))
  expect(response.headers).not.toHaveProperty('set-cookie')
  expect(response.headers).not.toHaveProperty('x-injected')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})
