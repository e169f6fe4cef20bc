import { companyDay } from '@portal/protocol/company-time'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startOfDay } from '../worlds/clock.ts'
import { randomFor } from './random.ts'
import { builders, households, placeAmong, saleTime, timeWithin } from './sale-times.ts'

const now = new Date('2026-11-26T02:00:00Z')
const seasons = fc.constantFrom(builders, households)
const anyDay = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const anyPlace = fc.double({ min: 0, max: 0.9999, noNaN: true })

/** How many of some sales are in each month, oldest first. */
function byMonth(season: typeof builders, sales: number): readonly number[] {
  const counts = new Map<string, number>()
  for (let index = 0; index < sales; index++) {
    const month = companyDay(saleTime(season, index / sales, now)).slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts.values()]
}

describe('a sale', () => {
  it('is before today, in the months of its season, while people are at work', () => {
    fc.assert(
      fc.property(seasons, anyPlace, anyDay, (season, place, today) => {
        const time = saleTime(season, place, today)
        expect(time.getTime()).toBeLessThan(startOfDay(today).getTime())
        const [year = 0, month = 0] = companyDay(today).split('-').map(Number)
        const first = new Date(Date.UTC(year, month - season.months, 1)).toISOString().slice(0, 10)
        expect(companyDay(time) >= first).toBe(true)
        const hour = (time.getTime() - startOfDay(time).getTime()) / 3_600_000
        expect(hour >= season.open && hour < season.closed).toBe(true)
      }),
    )
  })

  it('is never before one of an earlier place', () => {
    fc.assert(
      fc.property(seasons, anyPlace, anyPlace, anyDay, (season, one, other, today) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
        for (const timeOf of [
          (place: number) => saleTime(season, place, today),
          (place: number) => timeWithin(90, place, today),
        ]) {
          expect(timeOf(earlier).getTime()).toBeLessThanOrEqual(timeOf(later).getTime())
        }
      }),
    )
  })

  it('of builders comes in spring and autumn more often than in summer', () => {
    const [june = 0, july = 0, august = 0, september = 0, october = 0, november = 0] = byMonth(builders, 400)
    expect(july).toBeGreaterThan(40)
    for (const summer of [june, july, august]) expect(summer).toBeLessThan(september)
    expect(october).toBeGreaterThan(september)
    expect(november).toBeLessThan(october)
  })

  it('of households fills a year with few sales at spring festival and most in autumn', () => {
    const months = byMonth(households, 1200)
    expect(months).toHaveLength(12)
    const [december = 0, january = 0, february = 0, march = 0, ...later] = months
    expect(february).toBeLessThan(Math.min(december, january, march, ...later))
    expect(Math.max(...months)).toBe(months.at(-2)) // October
    expect(february).toBeGreaterThan(20)
  })
})

it('rows of a job are at rising places from 0 to 1', () => {
  const places = Array.from({ length: 500 }, (_row, index) =>
    placeAmong(randomFor('portal', 'SalesOrder', index), index, 500),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...places)).toBeLessThan(1)
})
