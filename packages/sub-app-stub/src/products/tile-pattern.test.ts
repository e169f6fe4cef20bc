import { describe, expect, it } from 'vitest'
import { tilePattern } from './tile-pattern.ts'

const codes = ['T1001', 'T1002', 'T1003', 'T1101', 'T1102', 'T1401', 'B2001', 'B2102', '', '砖-1']

describe('the pattern of a product', () => {
  it('is the same each time, and another for each product', () => {
    for (const code of codes) expect(tilePattern(code)).toEqual(tilePattern(code))
    expect(new Set(codes.map((code) => JSON.stringify(tilePattern(code)))).size).toBe(codes.length)
  })

  it('has the accent of its series', () => {
    const accent = (code: string) => tilePattern(code).colours.accent
    expect(accent('T1001')).toBe(accent('T1003'))
  })

  it('fills all of its cells', () => {
    for (const code of codes) {
      const { cells, across } = tilePattern(code)
      expect(cells).toHaveLength(across * across)
      for (const { turns } of cells) expect([0, 1, 2, 3]).toContain(turns)
    }
  })
})
