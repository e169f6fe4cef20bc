import { SalesOrderStatus, type User } from '@portal/store/generated/client'
import type { Handlers } from '../calls/call-context.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readSalesOrders } from '../reads/sales-orders.ts'

/** Rows of a page when the caller names no size (assumed). */
const defaultPageSize = 10

export const orderHandlers: Pick<Handlers, 'ceramicSalesOrderPage'> = {
  async ceramicSalesOrderPage({ world, user, input: { query, body } }) {
    const { distributorCode, orderNo } = body
    const filter = { distributorCode, orderNo, ...statusFilter(body.status), ...ownOrdersOnly(user) }
    const { current = 1, size = defaultPageSize } = query
    return readSalesOrders(world, { businessUnit: 'ceramic', ...filter }, current, size)
  },
}

function statusFilter(status: string | undefined): { status?: SalesOrderStatus } {
  if (!status) return {}
  const known = Object.values(SalesOrderStatus)
  const found = known.find((one) => one === status)
  if (!found) throw new Rejection(texts.unknownOrderStatus(status, known))
  return { status: found }
}

/** A distributor sees the own orders, other people all of them (assumed). Ids start at 1: 0 is nobody's. */
const ownOrdersOnly = (user: User) =>
  user.kind === 'distributor' ? { distributorId: user.distributorId ?? 0 } : {}
