import { expect, it } from 'vitest'
import { comparedSales, salesByMonth, salesByWeek } from './sales.ts'

const order = (orderedAt: string, amount: number, status = 'submitted') => ({ orderedAt, amount, status })

it('orders are summed by the company’s weeks, without drafts and cancelled ones', () => {
  const orders = [
    order('2026-11-22T15:59:00Z', 0.1),
    order('2026-11-15T16:00:00Z', 0.2),
    order('2026-11-15T15:59:00Z', 5),
    order('2026-11-18T00:00:00Z', 100, 'draft'),
    order('2026-11-18T00:00:00Z', 100, 'cancelled'),
    order('2026-10-01T00:00:00Z', 7),
  ]
  expect(salesByWeek(orders, ['2026-11-09', '2026-11-16'])).toEqual([
    { start: '2026-11-09', amount: 5, count: 1 },
    { start: '2026-11-16', amount: 0.3, count: 2 },
  ])
})

it('months are summed over distributors; a month without orders is there with nothing', () => {
  const summaries = [
    { month: '2026-11', amount: 10.5, orderCount: 2 },
    { month: '2026-11', amount: 1.25, orderCount: 1 },
    { month: '2026-08', amount: 99, orderCount: 9 },
  ]
  expect(salesByMonth(summaries, ['2026-10', '2026-11'])).toEqual([
    { start: '2026-10', amount: 0, count: 0 },
    { start: '2026-11', amount: 11.75, count: 3 },
  ])
})

it('compared months that can’t be read are left out', () => {
  const month = { amount: 5, orderCount: 1, target: null, lastYear: 4 }
  expect(
    comparedSales([
      { month: '2026-11', ...month },
      { month: '', ...month },
      { month: '2026-12', ...month, amount: Number.NaN },
    ]),
  ).toEqual([{ start: '2026-11', amount: 5, count: 1, target: null, lastYear: 4 }])
})
