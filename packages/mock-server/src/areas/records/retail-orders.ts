import type { RetailOrder, wyRetailOrderPage } from '@portal/protocol/calls/retail'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { containing, given, withinDays } from '../../queries/conditions.ts'
import { readSummedPage, sortOrder } from '../../queries/read-list.ts'
import { visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, yuan } from '../../queries/wire-values.ts'

type Query = InputOf<typeof wyRetailOrderPage>['query']

/** One page of the retail orders of wall products. */
function readRetailOrders(world: World, rows: { distributorId?: number }, query: Query, nameOf: NameOf) {
  const { status, orderNo, customerName, productCode, orderedFrom, orderedTo, sort = '-orderedAt' } = query
  const asked = {
    status,
    orderNo: containing(orderNo),
    customerName: containing(customerName),
    product: productCode ? { code: productCode } : undefined,
    orderedAt: withinDays(orderedFrom, orderedTo),
  }
  const where = { ...rows, ...given(asked) }
  const include = { distributor: true, product: true }
  return readSummedPage(
    {
      order: sortOrder(sort, { orderedAt: 'orderedAt', amount: 'amountCents' }),
      count: () => world.db.retailOrder.count({ where }),
      rows: (page) => world.db.retailOrder.findMany({ where, ...page, include }),
      show: (order): RetailOrder => ({
        orderId: order.id,
        orderNo: order.orderNo,
        ...distributorFields(order.distributor, nameOf),
        customerName: order.customerName,
        customerPhone: order.customerPhone,
        address: order.address,
        productCode: order.product.code,
        productName: nameOf(order.product),
        status: order.status,
        quantity: order.quantity,
        amount: yuan(order.amountCents),
        orderedAt: order.orderedAt.toISOString(),
      }),
      sums: async () => {
        const { _sum } = await world.db.retailOrder.aggregate({
          where,
          _sum: { quantity: true, amountCents: true },
        })
        return { quantity: _sum.quantity ?? 0, amount: yuan(_sum.amountCents ?? 0) }
      },
    },
    query,
  )
}

export const retailOrderHandlers: Pick<Handlers, 'wyRetailOrderPage'> = {
  wyRetailOrderPage: async ({ world, user, nameOf, input: { query } }) =>
    readRetailOrders(world, await visibleRows({ world, user }, query), query, nameOf),
}
