import type { SalesOrder } from '@portal/protocol/entities/sales-order'
import type { BusinessUnit, SalesOrderStatus } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { pageOf, rowRange } from '../domain/page.ts'

interface SalesOrderFilter {
  readonly businessUnit: BusinessUnit
  /** Orders of one distributor only. */
  readonly distributorId?: number
  readonly distributorCode?: string | undefined
  readonly status?: SalesOrderStatus
  /** Part of the order number. */
  readonly orderNo?: string | undefined
}

/** One page of sales orders, newest first; `current` counts from 1. */
export async function readSalesOrders(world: World, filter: SalesOrderFilter, current: number, size: number) {
  const where = whereOf(filter)
  const total = await world.db.salesOrder.count({ where })
  const range = rowRange(current, size, total)
  if (!range) return pageOf<SalesOrder>([], total, current, size)
  const orders = await world.db.salesOrder.findMany({
    where,
    ...range,
    orderBy: [{ orderedAt: 'desc' }, { id: 'desc' }],
    include: { distributor: true },
  })
  const records = orders.map(
    ({ id, orderNo, businessUnit, distributor, status, orderedAt, quantity, amountCents }): SalesOrder => ({
      orderId: id,
      orderNo,
      businessUnit,
      distributorCode: distributor.code,
      distributorName: distributor.name,
      status,
      orderedAt: orderedAt.toISOString(),
      quantity,
      amount: amountCents / 100,
    }),
  )
  return pageOf(records, total, current, size)
}

const whereOf = ({ distributorCode, orderNo, ...exact }: SalesOrderFilter) => ({
  ...exact,
  ...(distributorCode ? { distributor: { code: distributorCode } } : {}),
  ...(orderNo ? { orderNo: partOfOrderNo(orderNo) } : {}),
})

/** The database would read % and _ as wild cards; no order number holds them. */
const partOfOrderNo = (part: string) => (/[%_]/.test(part) ? { in: [] } : { contains: part })
