import { describe, expect, it } from 'vitest'
import { money, shortMoney } from './money.ts'

/** Spaces that don't break look like spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('an amount in yuan', () => {
  it.each([
    [1234.5, 'zh-CN', '¥1,234.50'],
    [1234.5, 'en', '¥1,234.50'],
    [1234.5, 'es', '1234,50 ¥'],
    [1234.5, 'ja', '1,234.50元'],
    [-0.5, 'en', '-¥0.50'],
  ])('%d in %s is %s in full', (yuan, tag, text) => {
    expect(plain(money(yuan, tag))).toBe(text)
  })

  it.each([
    [999, 'zh-CN', '¥999'],
    [1894.8, 'zh-CN', '¥1,895'],
    [894.8, 'en', '¥895'],
    [123_456, 'zh-CN', '¥12.3万'],
    [456_789_012, 'zh-CN', '¥4.6亿'],
    [123_456, 'ja', '12.3万元'],
    [123_456, 'en', '¥123.5k'],
    [5_400_000, 'en', '¥5.4M'],
    [-5_400_000, 'en', '-¥5.4M'],
    [5_400_000, 'es', '5,4M ¥'],
  ])('%d in %s is %s where there is little room', (yuan, tag, text) => {
    expect(plain(shortMoney(yuan, tag))).toBe(text)
  })
})
