import type { bathSamplePage, SampleOrder } from '@portal/protocol/calls/bathroom'
import type { RetailOrder, wyRetailOrderPage } from '@portal/protocol/calls/order'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { containing, given, withinDays } from '../../queries/conditions.ts'
import { readPage, readSummedPage, sortOrder } from '../../queries/read-list.ts'
import { visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, yuan } from '../../queries/wire-values.ts'
import { specIn } from '../products/products.ts'

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

type SampleQuery = InputOf<typeof bathSamplePage>['query']

/** One page of the heads of the bathroom sample orders. */
function readSampleOrders(
  world: World,
  rows: { distributorId?: number },
  query: SampleQuery,
  nameOf: NameOf,
) {
  const { status, sampleNo, storeName, requestedFrom, requestedTo, sort = '-requestedAt' } = query
  const asked = {
    status,
    sampleNo: containing(sampleNo),
    storeName: containing(storeName),
    requestedAt: withinDays(requestedFrom, requestedTo),
  }
  const where = { ...rows, ...given(asked) }
  const include = {
    distributor: true,
    lines: { include: { product: true }, orderBy: { lineNo: 'asc' } },
  } as const
  return readPage(
    {
      order: sortOrder(sort, { requestedAt: 'requestedAt' }),
      count: () => world.db.sampleOrder.count({ where }),
      rows: (page) => world.db.sampleOrder.findMany({ where, ...page, include }),
      show: (order): SampleOrder => ({
        sampleId: order.id,
        sampleNo: order.sampleNo,
        ...distributorFields(order.distributor, nameOf),
        storeName: order.storeName,
        status: order.status,
        lineCount: order.lines.length,
        quantity: order.quantity,
        requestedAt: order.requestedAt.toISOString(),
        products: order.lines.map(({ product, quantity }) => ({
          productCode: product.code,
          productName: nameOf(product),
          spec: specIn(product, nameOf),
          quantity,
        })),
      }),
    },
    query,
  )
}

export const sampleOrderHandlers: Pick<Handlers, 'bathSamplePage'> = {
  bathSamplePage: async ({ world, user, nameOf, input: { query } }) =>
    readSampleOrders(world, await visibleRows({ world, user }, query), query, nameOf),
}
