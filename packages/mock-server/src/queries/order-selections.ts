import { orderStates } from '@portal/protocol/applications/record-states'
import type { SalesOrder as ListedOrder, orderSelections } from '@portal/protocol/calls/order'
import type { SalesOrder, SalesOrderStatus } from '@portal/store/generated/client'
import { dayMs, startOfDay } from '@portal/store/worlds/clock'

/** Orders that are not done, in the order of their states. */
export const openStates = [
  'submitted',
  'approved',
  'producing',
  'shipped',
] as const satisfies readonly SalesOrderStatus[]

/** Payment term of an order in days after its delivery (assumed). */
const paymentDays = 30

interface OrderSelection {
  readonly status: { readonly in: SalesOrderStatus[] } | { readonly notIn: SalesOrderStatus[] }
  readonly deliveryDate?: { readonly lt: Date }
}

/** What each selection of orders means, for the figures of the home page and for the lists that they open (assumed). */
export function orderSelection(selection: (typeof orderSelections)[number], now: Date): OrderSelection {
  switch (selection) {
    case 'sales':
      return { status: { notIn: ['draft', 'cancelled'] } }
    case 'open':
      return { status: { in: [...openStates] } }
    case 'late':
      return { status: { in: ['approved', 'producing'] }, deliveryDate: { lt: startOfDay(now) } }
    case 'changeable':
    case 'collectable':
      return { status: { in: [...orderStates[selection]] } }
    case 'delivered':
      return { status: { in: ['shipped', 'completed'] } }
    case 'receivable':
      // A paid order is completed.
      return { status: { in: ['shipped'] } }
    case 'overdue': {
      const dueBefore = new Date(startOfDay(now).getTime() - paymentDays * dayMs)
      return { status: { in: ['shipped'] }, deliveryDate: { lt: dueBefore } }
    }
  }
}

/** When an order is due, and by how many days it is overdue; empty for one that is paid or not delivered. */
export function paymentOf(
  { status, deliveryDate }: Pick<SalesOrder, 'status' | 'deliveryDate'>,
  now: Date,
): Required<Pick<ListedOrder, 'dueDate' | 'overdueDays'>> {
  if (status !== 'shipped') return { dueDate: null, overdueDays: null }
  const due = deliveryDate.getTime() + paymentDays * dayMs
  const days = Math.ceil((startOfDay(now).getTime() - due) / dayMs)
  return { dueDate: new Date(due).toISOString(), overdueDays: days > 0 ? days : null }
}
