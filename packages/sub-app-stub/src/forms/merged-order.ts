import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { OrderValues } from './order-values.ts'

type Ordered = Pick<SalesOrderDetail, 'distributorCode'> & {
  readonly lines: readonly Pick<SalesOrderDetail['lines'][number], 'productCode' | 'quantity'>[]
}

/** One order with all products of some orders; its distributor is chosen where they are of several. */
export function mergedOrder(orders: readonly Ordered[]): OrderValues {
  const quantities = new Map<string, number>()
  for (const { productCode, quantity } of orders.flatMap(({ lines }) => lines))
    quantities.set(productCode, (quantities.get(productCode) ?? 0) + quantity)
  const [distributorCode, ...others] = new Set(orders.map((order) => order.distributorCode))
  return {
    distributorCode: others.length === 0 ? distributorCode : undefined,
    lines: [...quantities].map(([productCode, quantity]) => ({ productCode, quantity })),
  }
}
