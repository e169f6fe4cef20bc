import type { BusinessUnit } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { containing } from './conditions.ts'

/** More orders than this are met soon enough on the way through the list. */
const few = 500

/**
 * The condition for orders whose number contains a part. A sorted walk would look into each of a million orders to find
 * a few, so these are found in the index of the numbers first, a whole number at once: numbers are of one length, none
 * contains another.
 */
export async function withOrderNumber({ db }: World, businessUnit: BusinessUnit, part: string | undefined) {
  const orderNo = containing(part)
  if (!part || !orderNo) return {}
  const whole = await db.salesOrder.findUnique({ where: { orderNo: part }, select: { id: true } })
  if (whole) return { id: whole.id }
  const where = { businessUnit, orderNo }
  const found = await db.salesOrder.findMany({ where, select: { id: true }, take: few + 1 })
  return found.length > few ? { orderNo } : { id: { in: found.map(({ id }) => id) } }
}
