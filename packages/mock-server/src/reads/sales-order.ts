import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { readAccount } from './accounts.ts'
import { lineFields } from './approval-subjects.ts'
import { readOrderSteps } from './approvals.ts'
import { salesOrderFields } from './orders.ts'

interface Wanted {
  readonly orderNo: string
  /** The one distributor whose orders the user sees, if it is one. */
  readonly distributorId?: number
}

/** One order with its lines and its approval; null when there is none of that number among the user's. */
export async function readSalesOrder(
  world: World,
  user: User,
  { orderNo, ...rows }: Wanted,
  nameOf: NameOf,
): Promise<SalesOrderDetail | null> {
  const order = await world.db.salesOrder.findFirst({
    where: { orderNo, ...rows },
    include: {
      distributor: { include: { account: true } },
      createdBy: true,
      lines: { include: { product: true }, orderBy: { lineNo: 'asc' } },
    },
  })
  if (!order) return null
  const { createdBy, distributor } = order
  return {
    ...salesOrderFields(order, nameOf),
    deliveryDate: order.deliveryDate.toISOString(),
    createdByName: nameOf({ name: createdBy.fullName, nameEn: createdBy.fullNameEn }),
    remark: order.remark,
    lines: order.lines.map((line) => lineFields(line, nameOf)),
    steps: await readOrderSteps(world, orderNo, nameOf),
    account: await readAccount(world, user, distributor, nameOf),
  }
}
