import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { api } from '../../../../session/api.ts'
import { shownRows } from '../../card/rows-answer.ts'
import { lastMonths, lastWeeks } from '../../periods.ts'
import { comparedSales, type Sales, salesByMonth, salesByWeek } from './sales.ts'

/** Sales of the last weeks or months, oldest first. */
export interface SalesSeries {
  readonly by: 'week' | 'month'
  readonly sales: readonly Sales[]
  /** Whose sales they are; undefined for those of all that the user may see. */
  readonly scope?: HomeFigures['scope']
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
  const [{ data }, compared] = await Promise.all([
    api.ceramicSalesOrderPage(
      { query: { current: 1, size: summedOrders }, body: { orderedFrom: starts[0] ?? '', scope: 'own' } },
      options,
    ),
    loadCompared('ceramic', options),
  ])
  const orders = data.records
  const latest = orders.slice(0, shownRows)
  if (compared) return { ...compared, latest }
  if (data.total <= orders.length) return { by: 'week', sales: salesByWeek(orders, starts), latest }
  const { summaries: _summaries, ...monthly } = await loadMonthlySales('ceramic', now, options)
  return { ...monthly, latest }
}

/** What the server sums by month and distributor: no call lists the orders for bathroom ware. `now` in ms. */
export async function loadMonthlySales(
  businessUnit: BusinessUnit,
  now: number,
  options: Options,
): Promise<SalesSeries & { readonly summaries: readonly OrderSummary[] }> {
  const shown = lastMonths(now, months)
  const [{ data }, compared] = await Promise.all([
    api.gatherList(
      {
        query: {
          current: 1,
          size: summedRows,
          businessUnit,
          scope: 'own',
          monthFrom: shown[0] ?? '',
          sort: '-month',
        },
      },
      options,
    ),
    loadCompared(businessUnit, options),
  ])
  const summaries = data.records
  return { by: 'month', sales: salesByMonth(summaries, shown), ...compared, summaries }
}

/** The user's own sales beside target and year before; undefined where the backend has no such call, which is beyond the specification. */
async function loadCompared(businessUnit: BusinessUnit, options: Options): Promise<SalesSeries | undefined> {
  try {
    const { data } = await api.homeFigures({ body: { businessUnit } }, options)
    const sales = comparedSales(data.months)
    return sales.length > 0 ? { by: 'month', sales, scope: data.scope } : undefined
  } catch {
    return undefined
  }
}
