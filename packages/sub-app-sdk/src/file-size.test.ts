import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1234, '1.2 kB'],
  [5_600_000, '5.6 MB'],
  [7e12, '7,000 GB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(fileSize(bytes, 'en')).toBe(expected)
})
