import type { SalesOfMonth } from '@portal/protocol/calls/figures'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import { companyDay } from '@portal/protocol/company-time'

/** What was ordered in one week or month; `start` is its first day or its month, `amount` yuan. */
export interface Sales {
  readonly start: string
  readonly amount: number
  readonly count: number
  /** Sales target and previous year, where known. */
  readonly target?: number | null
  readonly lastYear?: number | null
}

/** Drafts and cancelled orders are no sales, as in the server's monthly sums. One without a date belongs to no week. */
const counts = ({ status, orderedAt }: Pick<SalesOrder, 'status' | 'orderedAt'>): boolean =>
  status !== 'draft' && status !== 'cancelled' && orderedAt !== ''

/**
 * Months as the backend compares them, without unreadable ones; `lastYear` of the current month covers the same number
 * of days.
 */
export const comparedSales = (months: readonly SalesOfMonth[]): readonly Sales[] =>
  months
    .filter(({ month, amount }) => /^\d{4}-\d{2}$/.test(month) && amount >= 0)
    .map(({ month, amount, orderCount, target, lastYear }) => ({
      start: month,
      amount,
      count: orderCount,
      target,
      lastYear,
    }))

/** Sums orders by week; `weeks` are Mondays, oldest first. Orders before the first week are left out. */
export function salesByWeek(
  orders: readonly Pick<SalesOrder, 'status' | 'orderedAt' | 'amount'>[],
  weeks: readonly string[],
): readonly Sales[] {
  const sums = weeks.map((start) => ({ start, cents: 0, count: 0 }))
  for (const order of orders.filter(counts)) {
    const day = companyDay(Date.parse(order.orderedAt))
    const sum = sums.findLast(({ start }) => start <= day)
    if (sum) add(sum, order.amount, 1)
  }
  return sums.map(inYuan)
}

/** Aggregates the server's sums per month and distributor; `months` are those to show. */
export function salesByMonth(
  summaries: readonly Pick<OrderSummary, 'month' | 'amount' | 'orderCount'>[],
  months: readonly string[],
): readonly Sales[] {
  const sums = months.map((start) => ({ start, cents: 0, count: 0 }))
  for (const { month, amount, orderCount } of summaries) {
    const sum = sums.find(({ start }) => start === month)
    if (sum) add(sum, amount, orderCount)
  }
  return sums.map(inYuan)
}

interface Sum {
  readonly start: string
  /** Calculated in cents, so that rounding errors don't add up. */
  cents: number
  count: number
}

function add(sum: Sum, amount: number, count: number): void {
  sum.cents += Math.round(amount * 100)
  sum.count += count
}

const inYuan = ({ start, cents, count }: Sum): Sales => ({ start, amount: cents / 100, count })
