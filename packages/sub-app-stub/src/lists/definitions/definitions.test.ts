import { expect, it } from 'vitest'
import { isSlab } from './inventory.ts'
import { agreementsOf, developersOf } from './key-accounts.ts'

it.each([
  ['1200x2400x9mm', true],
  ['1600x3200x12mm', true],
  ['900x1800mm', false],
  ['750x2700mm', false],
  ['坑距305mm', false],
  ['', false],
])('%s is the size of a slab: %s', (spec, expected) => {
  expect(isSlab(spec)).toBe(expected)
})

it('developers come with what their projects come to, those with most first', () => {
  const project = (
    developer: string,
    city: string,
    stage: 'signed' | 'review',
    amount: number,
    day: string,
  ) => ({
    ...{ developer, city, stage, amount },
    registeredAt: `2026-11-${day}T00:00:00.000Z`,
  })
  const found = [
    project('Yunhe', 'Hangzhou', 'review', 10, '02'),
    project('Shanyu', 'Foshan', 'signed', 20, '05'),
    project('Yunhe', 'Ningbo', 'signed', 40, '03'),
    project('Yunhe', 'Ningbo', 'review', 1, '01'),
  ]
  expect(developersOf(found)).toEqual([
    {
      ...{ developer: 'Yunhe', city: 'Hangzhou、Ningbo', projectCount: 3, amount: 51, signedAmount: 40 },
      registeredAt: '2026-11-03T00:00:00.000Z',
    },
    {
      ...{ developer: 'Shanyu', city: 'Foshan', projectCount: 1, amount: 20, signedAmount: 20 },
      registeredAt: '2026-11-05T00:00:00.000Z',
    },
  ])
})

it('agreements come from the projects and contracts of a developer, those that end first before those that have ended', () => {
  const registered = [
    { projectNo: 'GC1', developer: 'Yunhe', amount: 100 },
    { projectNo: 'GC2', developer: 'Yunhe', amount: 100 },
    { projectNo: 'GC3', developer: 'Shanyu', amount: 50 },
    { projectNo: 'GC4', developer: 'Ended', amount: 40 },
    { projectNo: 'GC5', developer: 'Terminated', amount: 40 },
  ]
  const contract = (projectNo: string, amount: number, endDay: string) => ({
    ...{ projectNo, amount, status: 'effective' as const, signedAt: '2026-03-01T02:00:00.000Z' },
    endDate: `${endDay}T16:00:00.000Z`,
  })
  const signed = [
    contract('GC4', 10, '2026-10-31'),
    contract('GC1', 80, '2026-12-30'),
    { ...contract('GC2', 90, '2026-12-15'), signedAt: '2026-02-01T02:00:00.000Z' },
    contract('GC3', 30, '2026-12-01'),
    { ...contract('GC5', 30, '2026-12-01'), status: 'terminated' as const },
    contract('GC9', 30, '2026-12-01'),
  ]
  const found = agreementsOf(registered, signed, '2026-11-26')
  expect(found.map(({ developer, daysLeft, status }) => [developer, daysLeft, status])).toEqual([
    ['Shanyu', 6, 'effective'],
    ['Yunhe', 35, 'effective'],
    ['Ended', 0, 'completed'],
  ])
  expect(found[1]).toMatchObject({
    ...{ startDate: '2026-02-01T02:00:00.000Z', endDate: '2026-12-30T16:00:00.000Z' },
    ...{ target: 200, signedAmount: 170, completion: 85, rebateRate: 3, rebate: 5.1 },
  })
  expect(found[0]).toMatchObject({ completion: 60, rebateRate: 2, rebate: 0.6 })
})
