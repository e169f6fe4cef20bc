import type { HomeFigures, SalesOfMonth } from '@portal/protocol/calls/figures'
import type { HomeFigureId, HomeWidgetId } from '@portal/protocol/installation/home-widgets'
import { periodDays } from '../../periods.ts'

/** The figures as far as they are loaded. */
export interface FigureFacts {
  readonly scope: HomeFigures['scope']
  readonly months: readonly Pick<SalesOfMonth, 'month'>[]
}

/**
 * The list behind a figure: the widgets whose page may show it, most suitable first, and the conditions of that page.
 */
interface FigureList {
  readonly widgets: readonly HomeWidgetId[]
  readonly conditions: Readonly<Record<string, string>>
}

/** Which rows figures count: all, unless the user has own ones among those of others (assumed). */
export const scopeConditions = (scope: HomeFigures['scope'] | undefined): Readonly<Record<string, string>> =>
  scope === 'own' ? { scope: 'own' } : {}

/** The conditions of an order list for the sales of some days (assumed, like all list addresses). */
export const salesConditions = (
  scope: HomeFigures['scope'],
  [orderedFrom, orderedTo]: readonly [string, string],
): Readonly<Record<string, string>> => ({
  orderedFrom,
  orderedTo,
  selection: 'sales',
  ...scopeConditions(scope),
})

/** What pressing a figure opens; undefined for a figure without a list. */
export function figureList(id: HomeFigureId, { scope, months }: FigureFacts): FigureList | undefined {
  const orders = (conditions: FigureList['conditions']): FigureList => ({
    // A page with the orders of all business units, where it exists.
    widgets: ['figures', 'orders'],
    conditions,
  })
  const selected = (selection: string) => orders({ selection, ...scopeConditions(scope) })
  switch (id) {
    case 'sales':
    case 'target': {
      const { month } = months.at(-1) ?? {}
      return month === undefined ? undefined : orders(salesConditions(scope, periodDays('month', month)))
    }
    case 'orders':
      return selected('open')
    case 'late':
      return selected('late')
    case 'receivable':
      return selected('receivable')
    case 'pickups':
      return { widgets: ['pickups'], conditions: { selection: 'underWay', ...scopeConditions(scope) } }
    case 'balance':
      return { widgets: ['account'], conditions: {} }
    case 'retailSales': {
      const { month } = months.at(-1) ?? {}
      if (month === undefined) return undefined
      const [orderedFrom, orderedTo] = periodDays('month', month)
      return { widgets: ['retailOrders'], conditions: { orderedFrom, orderedTo } }
    }
    case 'measuring':
      return { widgets: ['retailOrders'], conditions: { status: 'measuring' } }
    case 'fitting':
      return { widgets: ['retailOrders'], conditions: { status: 'scheduled' } }
    case 'retailPickups':
      return { widgets: ['retailPickups'], conditions: { status: 'booked' } }
    case 'noticesAhead':
    case 'noticesEnding':
      return { widgets: ['noticeReach'], conditions: {} }
    default:
      return undefined
  }
}
