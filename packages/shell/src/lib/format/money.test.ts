import { describe, expect, it } from 'vitest'
import { money, shortMoney } from './money.ts'

/** Spaces that don't break look like spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('an amount in yuan', () => {
  it.each([
    [1234.5, 'zh-CN', '¥1,234.50'],
    [1234.5, 'en', '¥1,234.50'],
    [1234.5, 'es', '1.234,50 ¥'],
    [1234.5, 'ja', '1,234.50元'],
    [-0.5, 'en', '-¥0.50'],
  ])('%d in %s is %s in full', (yuan, tag, text) => {
    expect(plain(money(yuan, tag))).toBe(text)
  })

  it.each([
    [999, 'zh-CN', '¥999'],
    [1894.8, 'zh-CN', '¥1,895'],
    [894.8, 'en', '¥895'],
    [123_456, 'zh-CN', '¥12.35万'],
    [456_789_012, 'zh-CN', '¥4.568亿'],
    [123_456, 'ja', '12.35万元'],
    [123_456, 'en', '¥123.5k'],
    [5_400_000, 'en', '¥5.4M'],
    [1_361_240, 'en', '¥1.361M'],
    [999_960, 'en', '¥1M'],
    [1_361_240, 'zh-CN', '¥136.1万'],
    [1_361_240, 'es', '1,361 M ¥'],
    [-5_400_000, 'en', '-¥5.4M'],
    [5_400_000, 'es', '5,4 M ¥'],
    [440_400, 'es', '440,4 mil ¥'],
    [1894.8, 'es', '1.895 ¥'],
    [-123_456, 'es', '-123,5 mil ¥'],
  ])('%d in %s is %s where there is little room', (yuan, tag, text) => {
    expect(plain(shortMoney(yuan, tag))).toBe(text)
  })
})
