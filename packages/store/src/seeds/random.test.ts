import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomFor } from './random.ts'

const key = fc.oneof(fc.string(), fc.integer())

describe('a drawn value', () => {
  it('depends on seed, model, key and field, and on each of them', () => {
    const value = (seed: string, model: string, row: number, field: string) =>
      randomFor(seed, model, row)(field).int(0, 1_000_000_000)
    const base = value('portal', 'User', 1, 'name')
    expect(value('portal', 'User', 1, 'name')).toBe(base)
    const others = [
      value('other', 'User', 1, 'name'),
      value('portal', 'Order', 1, 'name'),
      value('portal', 'User', 2, 'name'),
      value('portal', 'User', 1, 'phone'),
    ]
    expect(new Set([base, ...others]).size).toBe(5)
  })

  it('is within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), key, fc.string(), fc.integer(), fc.nat(), (seed, row, field, min, span) => {
        const value = randomFor(seed, 'Model', row)(field).int(min, min + span)
        expect(Number.isInteger(value)).toBe(true)
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + span)
      }),
    )
  })

  it('is spread evenly over neighbouring rows', () => {
    const counts = new Array<number>(10).fill(0)
    for (let row = 0; row < 10_000; row++) {
      const digit = randomFor('portal', 'User', row)('digit').int(0, 9)
      counts[digit] = (counts[digit] ?? 0) + 1
    }
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })

  it('cannot come from an empty list', () => {
    const draw = randomFor('s', 'M', 1)
    expect(() => draw('f').pick([])).toThrow('Nothing to choose from')
    expect(() => draw('f').choose([], (id) => id)).toThrow('Nothing to choose from')
  })
})
