import { expect, it } from 'vitest'
import { fileLink } from './file-link.ts'

it.each([
  ['', '/api/files/1/a.txt', '/api/files/1/a.txt'],
  [
    'https://api.example',
    '/api/files/1/%E4%BB%B7.xlsx?v=2',
    'https://api.example/api/files/1/%E4%BB%B7.xlsx?v=2',
  ],
  ['', '//evil.example/a.txt', undefined],
  ['', '/\\evil.example/a.txt', undefined],
  ['', 'javascript:alert(1)', undefined],
  ['', 'https://evil.example/a.txt', undefined],
])('below %j the file at %j has the link %j', (base, downloadUrl, expected) => {
  expect(fileLink(base, downloadUrl)).toBe(expected)
})
