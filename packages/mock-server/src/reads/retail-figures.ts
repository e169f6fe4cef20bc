import type { HomeFigures } from '@portal/protocol/calls/figures'
import { companyOffset } from '@portal/protocol/company-time'
import type { World } from '@portal/store/worlds/world'
import { lastMonths } from '../domain/last-months.ts'
import type { OwnRows } from '../queries/own-rows.ts'
import { yuan } from '../queries/wire-values.ts'

/** Sales of wall products by month, and open work: a distributor's own, else the company's. */
export async function readRetailFigures(
  { db }: World,
  { scope, parts }: OwnRows,
  now: Date,
): Promise<NonNullable<HomeFigures['retail']>> {
  const [{ distributorId } = {}] = parts
  const rows = scope === 'distributor' && distributorId !== undefined ? { distributorId } : {}
  const sumOf = async (gte: Date, lt: Date) => {
    const where = { ...rows, orderedAt: { gte, lt } }
    const { _count, _sum } = await db.retailOrder.aggregate({
      where,
      _count: true,
      _sum: { amountCents: true },
    })
    return { amount: yuan(_sum.amountCents ?? 0), orderCount: _count }
  }
  const months = lastMonths(now)
  const starts = months.map(startOfMonth)
  const [before = now, current = now] = starts.slice(-2)
  const passed = now.getTime() - current.getTime()
  const status = (one: 'measuring' | 'scheduled') => db.retailOrder.count({ where: { ...rows, status: one } })
  const [sums, { amount: lastMonth }, measuring, scheduled, pickups] = await Promise.all([
    Promise.all(starts.map((start, index) => sumOf(start, starts[index + 1] ?? now))),
    sumOf(before, new Date(Math.min(before.getTime() + passed, current.getTime()))),
    status('measuring'),
    status('scheduled'),
    db.retailPickup.count({ where: { status: 'booked', retailOrder: rows } }),
  ])
  return {
    months: months.map((month, index) => ({ month, ...(sums[index] ?? { amount: 0, orderCount: 0 }) })),
    lastMonth,
    measuring,
    scheduled,
    pickups,
  }
}

const startOfMonth = (month: string) => new Date(`${month}-01T00:00${companyOffset}`)
