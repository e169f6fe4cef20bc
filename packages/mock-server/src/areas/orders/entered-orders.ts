import { companyDay } from '@portal/protocol/company-time'
import type { BusinessUnit } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { VisibleRows } from '../../queries/visible-rows.ts'

interface SumOfEntered {
  readonly month: string
  readonly distributorId: number
  readonly businessUnit: BusinessUnit
  readonly _sum: { orderCount: number; quantity: number; amountCents: number }
}

/**
 * The sales that a clerk entered for distributors of others, as the database sums those of the clerk's own distributors
 * (`rows`). They are few: the others have their own clerks.
 */
export async function sumsOfEntered(
  { db }: World,
  { OR: parts, ...rows }: VisibleRows,
  enteredBy: number | undefined,
): Promise<readonly SumOfEntered[]> {
  if (enteredBy === undefined || !parts) return []
  const orders = await db.salesOrder.findMany({
    where: { ...rows, createdById: enteredBy, NOT: { OR: parts }, status: { notIn: ['draft', 'cancelled'] } },
    select: { orderedAt: true, distributorId: true, businessUnit: true, quantity: true, amountCents: true },
  })
  const sums = new Map<string, SumOfEntered>()
  for (const { orderedAt, distributorId, businessUnit, quantity, amountCents } of orders) {
    const month = companyDay(orderedAt).slice(0, 7)
    const key = `${month} ${distributorId} ${businessUnit}`
    const { _sum } = sums.get(key) ?? { _sum: { orderCount: 0, quantity: 0, amountCents: 0 } }
    sums.set(key, {
      ...{ month, distributorId, businessUnit },
      _sum: {
        orderCount: _sum.orderCount + 1,
        quantity: _sum.quantity + quantity,
        amountCents: _sum.amountCents + amountCents,
      },
    })
  }
  return [...sums.values()]
}
