import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import { companyDay } from '@portal/protocol/company-time'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { api } from '../../../../session/api.ts'
import { listOf } from '../../../../session/complete-answers.ts'
import { shownRows } from '../../card/rows-answer.ts'
import { lastMonths, lastWeeks } from './periods.ts'

/** What was ordered in one week or month; `start` is its first day or its month, `amount` yuan. */
interface Sales {
  readonly start: string
  readonly amount: number
  readonly count: number
}

/** Drafts and cancelled orders are no sales: the monthly sums of the server leave them out, too. */
const counts = ({ status }: Pick<SalesOrder, 'status'>): boolean =>
  status !== 'draft' && status !== 'cancelled'

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

/** Sums what the server has summed by month and distributor; `months` are those to show. */
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
  /** Sums are made in cents, so that they add up. */
  cents: number
  count: number
}

function add(sum: Sum, amount: number, count: number): void {
  sum.cents += Math.round(amount * 100)
  sum.count += count
}

const inYuan = ({ start, cents, count }: Sum): Sales => ({ start, amount: cents / 100, count })

/** Sales of the last weeks or months, oldest first. */
export interface SalesSeries {
  readonly by: 'week' | 'month'
  readonly sales: readonly Sales[]
}

type Options = { readonly signal: AbortSignal }

const weeks = 8
const months = 6
/** Orders that are fetched to sum them by week; a company with more of them sees the server's sums by month. */
const summedOrders = 1000
/** Monthly sums of a unit: more than there are distributors times months. */
const summedRows = 10_000

/** The newest orders for tiles, and what they come to. `now` in ms. */
export async function loadCeramicSales(
  now: number,
  options: Options,
): Promise<SalesSeries & { readonly latest: readonly SalesOrder[] }> {
  const starts = lastWeeks(now, weeks)
  const { data } = await api.ceramicSalesOrderPage(
    { query: { current: 1, size: summedOrders }, body: { orderedFrom: starts[0] ?? '' } },
    options,
  )
  const orders = listOf(data.records)
  const latest = orders.slice(0, shownRows)
  if (data.total <= orders.length) return { by: 'week', sales: salesByWeek(orders, starts), latest }
  const { by, sales } = await loadMonthlySales('ceramic', now, options)
  return { by, sales, latest }
}

/** What the server sums by month and distributor: no call lists the orders for bathroom ware. `now` in ms. */
export async function loadMonthlySales(
  businessUnit: BusinessUnit,
  now: number,
  options: Options,
): Promise<SalesSeries & { readonly summaries: readonly OrderSummary[] }> {
  const shown = lastMonths(now, months)
  const { data } = await api.gatherList(
    { query: { current: 1, size: summedRows, businessUnit, monthFrom: shown[0] ?? '', sort: '-month' } },
    options,
  )
  const summaries = listOf(data.records)
  return { by: 'month', sales: salesByMonth(summaries, shown), summaries }
}
