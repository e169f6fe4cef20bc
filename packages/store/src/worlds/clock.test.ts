import { describe, expect, it } from 'vitest'
import { companyDay, startOfDay, worldTime } from './clock.ts'

const real = Date.parse('2026-03-31T15:59:59Z')

describe("a world's clock", () => {
  it.each([
    ['runs with real time', { offsetMs: 0, frozenAtMs: null }, '2026-03-31T15:59:59.000Z'],
    ['runs ahead of it', { offsetMs: 86_400_000, frozenAtMs: null }, '2026-04-01T15:59:59.000Z'],
    ['stands still when frozen', { offsetMs: 5, frozenAtMs: 0 }, '1970-01-01T00:00:00.000Z'],
  ])('%s', (_what, clock, expected) => {
    expect(worldTime(clock, real).toISOString()).toBe(expected)
  })
})

describe("the company's day", () => {
  it.each([
    ['2026-03-31T15:59:59Z', 0, '2026-03-30T16:00:00.000Z'],
    ['2026-03-31T16:00:00Z', 0, '2026-03-31T16:00:00.000Z'],
    ['2026-03-31T16:00:00Z', -3, '2026-03-28T16:00:00.000Z'],
  ])('of %s, %i days on, starts at %s', (time, days, start) => {
    expect(startOfDay(new Date(time), days).toISOString()).toBe(start)
  })

  it('changes at midnight in Beijing', () => {
    expect(companyDay(new Date('2026-03-31T15:59:59Z'))).toBe('2026-03-31')
    expect(companyDay(new Date('2026-03-31T16:00:00Z'))).toBe('2026-04-01')
  })
})
