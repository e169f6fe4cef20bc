import { downloadPath } from '@portal/protocol/file-download'
import { expect, test } from 'vitest'
import { contentTypeOf, downloadUrl } from './file-download.ts'

test('a name is one segment of the path', () => {
  expect(downloadUrl(3, '价目 2/2.csv')).toBe(`${downloadPath}/3/%E4%BB%B7%E7%9B%AE%202%2F2.csv`)
})

test.each([
  ['价目表.csv', 'text/csv; charset=utf-8'],
  ['csv.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', (fileName, expected) => {
  expect(contentTypeOf(fileName)).toBe(expected)
})
