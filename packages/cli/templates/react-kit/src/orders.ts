import type { RecordQuery } from '@portal/page-kit/list-model'
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'

export interface Order {
  readonly orderNo: string
  readonly distributorName: string
  readonly status: string
  readonly orderedAt: string
  readonly quantity: number
  readonly amount: number
}

export interface OrderPage {
  readonly records: readonly Order[]
  readonly total: number
  /** The totals of the orders on all pages. */
  readonly sums?: { readonly amount: number }
}

interface Envelope {
  readonly status: string
  readonly code?: number
  readonly msg?: string
  readonly data: OrderPage
}

/**
 * One page of orders, requested through the portal, which adds the certificate. Replace it by a call of your own
 * backend.
 */
export async function loadOrders(
  portal: PortalBridge,
  { current, size, sort, conditions }: RecordQuery,
  signal?: AbortSignal,
): Promise<OrderPage> {
  const answer = await portal.request(
    {
      method: 'POST',
      url: `/api/imsOrderServer/ceramic/sales-order/page/order?current=${current}&size=${size}`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...conditions, ...(sort ? { sort } : {}) }),
    },
    signal ? { signal } : {},
  )
  const { status, code, msg, data } = answer as Envelope // as the call is defined
  if (!['S', 'D', 'M'].includes(status)) {
    if (code === 4001) portal.sessionExpired()
    throw Object.assign(new Error(msg), { kind: 'rejection' })
  }
  return data
}
