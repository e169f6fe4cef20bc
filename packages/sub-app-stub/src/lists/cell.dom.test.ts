import { formats } from '@portal/page-kit/formats'
import { describe, expect, it } from 'vitest'
import { cellText } from './cell.tsx'

describe('a value of a list', () => {
  it.each([
    [null, undefined, '–'],
    ['', 'date', '–'],
    ['TC1', undefined, 'TC1'],
    [0, 'quantity', '0'],
    [1234.5, 'amount', '¥1,234.50'],
    ['2026-11-20', 'date', 'Nov 20, 2026'],
    [2048, 'bytes', '2 kB'],
    ['shipped', 'orderStatus', 'Shipped'],
    ['unheard-of', 'orderStatus', 'unheard-of'],
    [
      [
        { a: 'South', b: 'Retail' },
        { a: 'East', b: 'Projects' },
      ],
      undefined,
      'South · Retail; East · Projects',
    ],
    [[], undefined, '–'],
  ] as const)('%j as %s is "%s"', (value, as, text) => {
    expect(cellText(value, as, 'en', formats('en'))).toBe(text)
  })
})
