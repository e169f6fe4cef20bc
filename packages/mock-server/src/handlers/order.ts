import { SalesOrderStatus } from '@portal/store/generated/client'
import type { Handlers } from '../calls/call-context.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { visibleRows } from '../queries/visible-rows.ts'
import { readHomeFigures } from '../reads/home-figures.ts'
import { readOrderSummaries, readSalesOrders } from '../reads/orders.ts'

export const orderHandlers: Pick<Handlers, 'ceramicSalesOrderPage' | 'gatherList' | 'homeFigures'> = {
  async ceramicSalesOrderPage({ world, user, nameOf, input: { query, body } }) {
    const { orderNo, productCode, orderedFrom, orderedTo, sort } = body
    const rows = await visibleRows({ world, user }, body)
    const days = { orderedFrom, orderedTo }
    const filter = { orderNo, productCode, ...days, ...statusFilter(body.status), ...rows }
    return readSalesOrders(world, { ...filter, businessUnit: 'ceramic' }, nameOf, sort, query)
  },

  gatherList: async ({ world, user, nameOf, input: { query } }) =>
    readOrderSummaries(world, await visibleRows({ world, user }, query), query, nameOf),

  homeFigures: ({ world, user, nameOf, input: { body } }) =>
    readHomeFigures(world, user, body.businessUnit, nameOf),
}

export function statusFilter(status: string | undefined): { status?: SalesOrderStatus } {
  if (!status) return {}
  const known = Object.values(SalesOrderStatus)
  const found = known.find((one) => one === status)
  if (!found) throw new Rejection(texts.unknownOrderStatus(status, known))
  return { status: found }
}
