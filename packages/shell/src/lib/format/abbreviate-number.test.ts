import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abbreviateNumber, scaleNumber } from './abbreviate-number.ts'

describe('a number is abbreviated', () => {
  it.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1000, 'en', '1k'],
    [1234, 'en', '1.2k'],
    [1234, 'es', '1,2k'],
    [999_949, 'ja', '999.9k'],
    [999_950, 'zh-CN', '1M'],
    [-4_560_000, 'en', '-4.6M'],
    [1e9, 'en', '1G'],
    [2.5e12, 'en', '2.5T'],
    [1e15, 'en', '1P'],
    [1e18, 'en', '1E'],
    [1e22, 'en', '10,000E'],
  ])('%d in %s as %s [S-9.21]', (value, tag, text) => {
    expect(abbreviateNumber(value, tag)).toBe(text)
  })

  it('to at most four digits, and stays within a twentieth of its value', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e20, max: 1e20, noNaN: true }), (value) => {
        const { scaled, letter } = scaleNumber(value)
        const power = 1000 ** ['', 'k', 'M', 'G', 'T', 'P', 'E'].indexOf(letter)
        expect(Math.abs(scaled)).toBeLessThan(letter === 'E' ? 1e6 : 1000)
        expect(Math.abs(scaled * power - value)).toBeLessThanOrEqual(0.0501 * power)
      }),
    )
  })
})
