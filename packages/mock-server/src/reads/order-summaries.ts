import type { gatherList } from '@portal/protocol/calls/order'
import type { InputOf } from '@portal/protocol/client'
import type { OrderSummary } from '@portal/protocol/entities/order-summary'
import type { BusinessUnit } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { pageOf } from '../domain/page.ts'
import { given } from './conditions.ts'
import { defaultPageSize } from './read-list.ts'
import { distributorFields, yuan } from './wire-values.ts'

type Query = InputOf<typeof gatherList>['query']
type Rows = { distributorId?: number; businessUnit?: BusinessUnit }

/**
 * Sales orders summed by month, distributor and business unit, the newest month first. The database keeps these sums, so
 * that they cost the same however many orders there are.
 */
export async function readOrderSummaries(world: World, rows: Rows, query: Query) {
  const { monthFrom, monthTo, sort = '-month', current = 1, size = defaultPageSize } = query
  const month = given({ gte: monthFrom, lte: monthTo })
  const sums = await world.db.salesOrderTotal.groupBy({
    by: ['month', 'distributorId', 'businessUnit'],
    where: { ...rows, month, status: { notIn: ['draft', 'cancelled'] }, orderCount: { gt: 0 } },
    _sum: { orderCount: true, quantity: true, amountCents: true },
    orderBy: [{ distributorId: 'asc' }, { businessUnit: 'asc' }],
  })
  const distributors = new Map((await world.db.distributor.findMany()).map((one) => [one.id, one]))
  const summaries = sums.map(
    ({ month, businessUnit, distributorId, _sum }): OrderSummary => ({
      month,
      businessUnit,
      ...distributorFields(distributors.get(distributorId) ?? { code: '', name: '' }),
      orderCount: _sum.orderCount ?? 0,
      quantity: _sum.quantity ?? 0,
      amount: yuan(_sum.amountCents ?? 0),
    }),
  )
  const sorted = summaries.sort(by(sort))
  return pageOf(sorted.slice((current - 1) * size, current * size), sorted.length, current, size)
}

function by(sort: NonNullable<Query['sort']>): (a: OrderSummary, b: OrderSummary) => number {
  const [sign, field] = sort.startsWith('-') ? [-1, sort.slice(1)] : [1, sort]
  if (field === 'month') return (a, b) => sign * a.month.localeCompare(b.month)
  return field === 'amount'
    ? (a, b) => sign * (a.amount - b.amount)
    : (a, b) => sign * (a.orderCount - b.orderCount)
}
