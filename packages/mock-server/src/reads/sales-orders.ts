import type { PageQuery } from '@portal/protocol/entities/page'
import type { SalesOrder } from '@portal/protocol/entities/sales-order'
import type { BusinessUnit, SalesOrderStatus } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Static } from 'typebox'
import { sortOrder } from '../domain/sort-order.ts'
import { given, withinDays } from './conditions.ts'
import { withOrderNumber } from './order-numbers.ts'
import { readPage } from './read-list.ts'
import { distributorFields, yuan } from './wire-values.ts'

interface SalesOrderFilter {
  readonly businessUnit: BusinessUnit
  /** Orders of one distributor only. */
  readonly distributorId?: number
  readonly status?: SalesOrderStatus
  /** Part of the order number. */
  readonly orderNo?: string | undefined
  readonly orderedFrom?: string | undefined
  readonly orderedTo?: string | undefined
}

const columns = { orderedAt: 'orderedAt', amount: 'amountCents' } as const
type SortField = keyof typeof columns

/** One page of sales orders, newest first unless sorted otherwise. */
export async function readSalesOrders(
  world: World,
  filter: SalesOrderFilter,
  sort: SortField | `-${SortField}` = '-orderedAt',
  page: Static<typeof PageQuery> = {},
) {
  const { orderNo, orderedFrom, orderedTo, ...exact } = filter
  const narrowed = {
    ...(await withOrderNumber(world, filter.businessUnit, orderNo)),
    ...given({ orderedAt: withinDays(orderedFrom, orderedTo) }),
  }
  const where = { ...exact, ...narrowed }
  const isNarrowed = Object.keys(narrowed).length > 0
  return readPage(
    {
      order: sortOrder(sort, columns),
      count: () => (isNarrowed ? world.db.salesOrder.count({ where }) : keptCount(world, exact)),
      rows: (query) => world.db.salesOrder.findMany({ where, ...query, include: { distributor: true } }),
      show: (order): SalesOrder => ({
        orderId: order.id,
        orderNo: order.orderNo,
        businessUnit: order.businessUnit,
        ...distributorFields(order.distributor),
        status: order.status,
        orderedAt: order.orderedAt.toISOString(),
        quantity: order.quantity,
        amount: yuan(order.amountCents),
      }),
    },
    page,
  )
}

/** Counting a million orders takes long; the database keeps their totals. */
async function keptCount(
  world: World,
  where: Pick<SalesOrderFilter, 'businessUnit' | 'distributorId' | 'status'>,
) {
  const { _sum } = await world.db.salesOrderTotal.aggregate({ where, _sum: { orderCount: true } })
  return _sum.orderCount ?? 0
}
