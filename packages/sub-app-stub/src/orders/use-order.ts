import type { Pickup } from '@portal/protocol/calls/pickup'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { useQuery } from '@tanstack/react-query'
import { usePortalClient } from '../backend/portal-client.ts'

/** Pick-ups of one order. */
const mostPickups = 100

export interface FoundOrder {
  readonly order: SalesOrderDetail
  readonly pickups: readonly Pickup[]
}

/** An order with what was collected of it. */
export function useOrder(number: string) {
  const client = usePortalClient()
  return useQuery({
    queryKey: ['order', number],
    queryFn: async ({ signal }): Promise<FoundOrder> => {
      const query = { orderNo: number, current: 1, size: mostPickups }
      const [order, pickups] = await Promise.all([
        client.salesOrderDetail({ query: { orderNo: number } }, { signal }),
        client.pickOrderList({ query }, { signal }),
      ])
      return {
        order: order.data,
        pickups: pickups.data.records.filter(({ orderNo }) => orderNo === number),
      }
    },
  })
}
