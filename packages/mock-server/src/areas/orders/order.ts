import type { SalesOrderFilter } from '@portal/protocol/calls/order'
import { SalesOrderStatus } from '@portal/store/generated/client'
import type { Static } from 'typebox'
import type { Handlers } from '../../calls/call-context.ts'
import { filled, Rejection } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { visibleOrders } from '../../queries/visible-rows.ts'
import { readOrderSummaries, readSalesOrders } from './orders.ts'

export const orderHandlers: Pick<Handlers, 'ceramicSalesOrderPage' | 'gatherList'> = {
  async ceramicSalesOrderPage({ world, user, nameOf, input: { query, body } }) {
    const rows = await visibleOrders({ world, user }, { ...body, businessUnit: 'ceramic' })
    return readSalesOrders(world, { ...orderConditions(body), ...rows }, nameOf, body.sort, query)
  },

  gatherList: async ({ world, user, nameOf, input: { query } }) =>
    readOrderSummaries(world, await visibleOrders({ world, user }, query), query, nameOf),
}

/** The conditions of a list of orders, apart from whose they are. */
export function orderConditions(filter: Static<typeof SalesOrderFilter>) {
  const { orderNo, distributorName, productCode, orderedFrom, orderedTo, selection, status } = filter
  return { orderNo, distributorName, productCode, orderedFrom, orderedTo, selection, ...statusFilter(status) }
}

function statusFilter(status: string | undefined): { status?: SalesOrderStatus } {
  if (!status) return {}
  const known = Object.values(SalesOrderStatus)
  const found = known.find((one) => one === status)
  if (!found) throw new Rejection(filled(texts.unknownOrderStatus, { status, known }))
  return { status: found }
}
