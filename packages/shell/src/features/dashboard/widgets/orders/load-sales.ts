import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { OrderSummary, SalesOrder } from '@portal/protocol/calls/order'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { api } from '../../../../session/api.ts'
import { shownRows } from '../../card/list-rows.ts'
import { lastMonths, lastWeeks } from '../../periods.ts'
import { comparedSales, type Sales, salesByMonth, salesByWeek } from './sales.ts'

/** Sales of the last weeks or months, oldest first. */
export interface SalesSeries {
  readonly by: 'week' | 'month'
  readonly sales: readonly Sales[]
  /** Whose sales they are; undefined for all that the user may see. */
  readonly scope?: HomeFigures['scope']
}

interface LoadedSales extends SalesSeries {
  readonly latest: readonly SalesOrder[]
  /** The server's sums instead of the orders, where the backend only has those. */
  readonly summaries: readonly OrderSummary[]
}

type Options = { readonly signal: AbortSignal }

const weeks = 8
const months = 6
/** Maximum number of orders fetched to sum them by week; above it, the server's monthly sums are shown. */
const summedOrders = 1000
/** Monthly sums of a unit: more than distributors times months. */
const summedRows = 10_000

/** A business unit, or all that the user may see. */
type Units = BusinessUnit | 'all'

/** The newest orders of one or all business units, and their sales. `now` in ms. */
export async function loadSales(unit: Units, now: number, options: Options): Promise<LoadedSales> {
  const starts = lastWeeks(now, weeks)
  const [found, compared] = await Promise.all([
    loadOrders(unit, starts[0] ?? '', options),
    loadCompared(unit, options),
  ])
  if (found) {
    const { records: orders, total } = found
    const latest = orders.slice(0, shownRows)
    if (compared) return { ...compared, latest, summaries: [] }
    if (total <= orders.length) {
      return { by: 'week', sales: salesByWeek(orders, starts), latest, summaries: [] }
    }
    return { ...(await loadMonthlySales(unit, now, options)), latest, summaries: [] }
  }
  const { summaries, ...monthly } = await loadMonthlySales(unit, now, options)
  return { ...monthly, ...compared, latest: [], summaries: summaries.slice(0, shownRows) }
}

/**
 * The user's own orders since a day; undefined where the backend has no order list for the unit: only tiles have a
 * documented call.
 */
async function loadOrders(unit: Units, orderedFrom: string, options: Options) {
  const page = { current: 1, size: summedOrders }
  const filter = { orderedFrom, scope: 'own' } as const
  if (unit === 'ceramic')
    return (await api.ceramicSalesOrderPage({ query: page, body: filter }, options)).data
  try {
    return (
      await api.salesOrderPage(
        { query: { ...page, ...filter, ...(unit === 'all' ? {} : { businessUnit: unit }) } },
        options,
      )
    ).data
  } catch {
    return undefined
  }
}

/** What the server sums by month and distributor. `now` in ms. */
async function loadMonthlySales(businessUnit: Units, now: number, options: Options) {
  const shown = lastMonths(now, months)
  const query = {
    ...{ current: 1, size: summedRows, businessUnit, monthFrom: shown[0] ?? '' },
    ...({ scope: 'own', sort: '-month' } as const),
  }
  const { records } = (await api.gatherList({ query }, options)).data
  return { by: 'month', sales: salesByMonth(records, shown), summaries: records } as const
}

/**
 * The user's own sales beside target and previous year; undefined where the backend lacks this call, which is beyond
 * the specification.
 */
async function loadCompared(businessUnit: Units, options: Options): Promise<SalesSeries | undefined> {
  try {
    const { data } = await api.homeFigures({ body: { businessUnit } }, options)
    const sales = comparedSales(data.months)
    return sales.length > 0 ? { by: 'month', sales, scope: data.scope } : undefined
  } catch {
    return undefined
  }
}
