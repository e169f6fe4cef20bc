import { describe, expect, it } from 'vitest'
import { formats } from './formats.ts'
import { fill } from './texts.ts'

describe('formats', () => {
  it.each([
    { language: 'zh', amount: '¥5,278.80', date: '2026年11月20日' },
    { language: 'en', amount: '¥5,278.80', date: 'Nov 20, 2026' },
    { language: 'es', amount: '5278,80 ¥', date: '20 nov 2026' },
    { language: 'ja', amount: '￥5,278.80', date: '2026/11/20' },
  ] as const)('are those of $language', ({ language, amount, date }) => {
    const written = formats(language)
    expect(written.amount(5278.8).replace(/\u00a0/g, ' ')).toBe(amount)
    expect(written.date('2026-11-20T04:00:00.000Z')).toBe(date)
  })
})

describe('texts with values', () => {
  it('get the values that are known', () => {
    expect(fill('{total} of {all}', { total: 3 })).toBe('3 of {all}')
  })
})
