import { deliveryStates, type SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import type { Pickup, PointPosting, SalesOrder, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { readAccount } from './accounts.ts'
import { readOrderSteps } from './approvals.ts'
import { lineFields, withLines } from './order-lines.ts'
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
      ...withLines,
      pickups: { where: { status: 'collected' }, orderBy: { pickupDate: 'asc' }, take: 1 },
      pointPosting: true,
    },
  })
  if (!order) return null
  const { createdBy, distributor } = order
  const steps = await readOrderSteps(world, orderNo, nameOf)
  return {
    ...salesOrderFields(order, world.now(), nameOf),
    deliveryDate: order.deliveryDate.toISOString(),
    createdByName: nameOf({ name: createdBy.fullName, nameEn: createdBy.fullNameEn }),
    remark: order.remark,
    lines: order.lines.map((line) => lineFields(line, nameOf)),
    steps,
    reached: reachedStates(order, steps),
    account: await readAccount(world, user, distributor, nameOf),
  }
}

type Delivered = Pick<SalesOrder, 'status'> & {
  readonly pickups: readonly Pickup[]
  readonly pointPosting: PointPosting | null
}

/** Production starts with the approval, goods leave with the first collection and earn points on arrival (assumed). */
function reachedStates({ status, pickups, pointPosting }: Delivered, steps: SalesOrderDetail['steps']) {
  const approvedAt = steps.every(({ state }) => state === 'approved') ? steps.at(-1)?.endedAt : null
  const times = {
    producing: approvedAt,
    shipped: pickups[0]?.pickupDate.toISOString(),
    completed: pointPosting?.earnedAt.toISOString(),
  }
  const states: readonly string[] = deliveryStates
  return deliveryStates.slice(0, states.indexOf(status) + 1).flatMap((one) => {
    const at = times[one]
    return at ? [{ status: one, at }] : []
  })
}
