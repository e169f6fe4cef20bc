import { describe, expect, it } from 'vitest'
import { formats } from './formats.ts'

describe('formats', () => {
  it.each([
    { language: 'zh', amount: '¥5,278.80', date: '2026年11月20日', month: '2026年11月' },
    { language: 'en', amount: '¥5,278.80', date: 'Nov 20, 2026', month: 'Nov 2026' },
    { language: 'es', amount: '5.278,80 ¥', date: '20 nov 2026', month: 'nov 2026' },
    { language: 'ja', amount: '5,278.80元', date: '2026/11/20', month: '2026年11月' },
  ] as const)('are those of $language', ({ language, amount, date, month }) => {
    const written = formats(language)
    expect(written.amount(5278.8).replace(/\u00a0/g, ' ')).toBe(amount)
    expect(written.date('2026-11-20T04:00:00.000Z')).toBe(date)
    expect(written.month('2026-11')).toBe(month)
  })

  it('write a dash for what is no number and no date', () => {
    const { amount, quantity, date, month, time, bytes } = formats('en')
    expect([
      amount(Number.NaN),
      quantity(Number.NaN),
      bytes(Number.NaN),
      date(''),
      month('soon'),
      time('soon'),
    ]).toEqual(Array.from({ length: 6 }, () => '–'))
  })
})
