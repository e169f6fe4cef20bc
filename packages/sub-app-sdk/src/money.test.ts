import { expect, it } from 'vitest'
import { yuanFormat } from './money.ts'

/** Spaces that don't break look like spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ')

it.each([
  ['zh-CN', {}, '¥12,345.60'],
  ['en', {}, '¥12,345.60'],
  ['es', {}, '12.345,60 ¥'],
  ['ja-JP', {}, '12,345.60元'],
  ['ja-JP', { maximumFractionDigits: 0 }, '12,346元'],
  ['ja-JP', { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }, '1.2万元'],
] as const)('yuan in %s with %j', (tag, digits, text) => {
  expect(plain(yuanFormat(tag, digits).format(12_345.6))).toBe(text)
})
