import { companyDay } from '@portal/protocol/company-time'
import { isTimeOfClock } from '@portal/protocol/rules/times'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StoreError } from '../store-error.ts'
import { changedClock, startOfDay, worldTime } from './clock.ts'

const real = Date.parse('2026-03-31T15:59:59Z')

describe("a world's clock", () => {
  it.each([
    ['runs with real time', { offsetMs: 0, frozenAtMs: null }, '2026-03-31T15:59:59.000Z'],
    ['runs ahead of it', { offsetMs: 86_400_000, frozenAtMs: null }, '2026-04-01T15:59:59.000Z'],
    ['does not move while frozen', { offsetMs: 5, frozenAtMs: 0 }, '1970-01-01T00:00:00.000Z'],
    [
      'is real where what is stored leads nowhere',
      { offsetMs: 9e15, frozenAtMs: null },
      '2026-03-31T15:59:59.000Z',
    ],
    ['is real where it is frozen nowhere', { offsetMs: 0, frozenAtMs: -9e15 }, '2026-03-31T15:59:59.000Z'],
    [
      'is real where what is stored is no number',
      { offsetMs: Number.NaN, frozenAtMs: null },
      '2026-03-31T15:59:59.000Z',
    ],
  ])('%s', (_what, clock, expected) => {
    expect(worldTime(clock, real).toISOString()).toBe(expected)
  })
})

describe('a change of the clock', () => {
  const running = { offsetMs: 1000, frozenAtMs: null }
  const frozen = { offsetMs: 1000, frozenAtMs: real - 5000 }
  it.each([
    ['set', running, { action: 'set', time: '2026-03-31T16:00:00Z' }, { offsetMs: 1000, frozenAtMs: null }],
    [
      'set when frozen',
      frozen,
      { action: 'set', time: '1970-01-01T00:00:07Z' },
      { offsetMs: 1000, frozenAtMs: 7000 },
    ],
    ['travel', running, { action: 'travel', by: '1h1s' }, { offsetMs: 3_602_000, frozenAtMs: null }],
    [
      'travel back when frozen',
      frozen,
      { action: 'travel', by: '-5s' },
      { offsetMs: 1000, frozenAtMs: real - 10_000 },
    ],
    ['freeze', running, { action: 'freeze' }, { offsetMs: 1000, frozenAtMs: real + 1000 }],
    [
      'freeze at a time',
      running,
      { action: 'freeze', time: '1970-01-01T00:00:00Z' },
      { offsetMs: 1000, frozenAtMs: 0 },
    ],
    ['unfreeze goes on from there', frozen, { action: 'unfreeze' }, { offsetMs: -5000, frozenAtMs: null }],
    ['unfreeze of a running one', running, { action: 'unfreeze' }, running],
    ['reset', frozen, { action: 'reset' }, { offsetMs: 0, frozenAtMs: null }],
  ] as const)('%s', (_what, clock, change, expected) => {
    expect(changedClock(clock, change, real)).toEqual(expected)
  })
})

describe('a change that leads beyond any clock', () => {
  it.each([
    [{ action: 'travel', by: '2900000d' }],
    [{ action: 'travel', by: '-50000d' }],
    [{ action: 'set', time: '1500-01-01T00:00:00Z' }],
    [{ action: 'freeze', time: 'noon' }],
  ] as const)('%j is refused', (change) => {
    expect(() => changedClock({ offsetMs: 0, frozenAtMs: null }, change, real)).toThrow(StoreError)
  })

  it('never comes about, whatever is stored and ordered', () => {
    const time = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
    const days = fc.integer({ min: -3_000_000, max: 3_000_000 }).map((count) => `${count}d`)
    const change = fc.oneof(
      fc.record({ action: fc.constant('set' as const), time }),
      fc.record({ action: fc.constant('travel' as const), by: days }),
      fc.record({ action: fc.constant('freeze' as const) }),
      fc.record({ action: fc.constant('freeze' as const), time }),
      fc.record({ action: fc.constantFrom('unfreeze' as const, 'reset' as const) }),
    )
    const stored = fc.record({ offsetMs: fc.double(), frozenAtMs: fc.option(fc.double()) })
    fc.assert(
      fc.property(stored, fc.array(change), (first, changes) => {
        let clock = first
        for (const one of changes) {
          try {
            clock = changedClock(clock, one, real)
            expect(isTimeOfClock(worldTime(clock, real).getTime())).toBe(true)
          } catch (error) {
            expect(error).toBeInstanceOf(StoreError)
          }
          expect(worldTime(clock, real).toISOString()).toMatch(/^\d{4}-/)
        }
      }),
    )
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
