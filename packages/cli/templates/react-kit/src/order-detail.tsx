import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { State } from '@portal/page-kit/state-chip'
import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Descriptions } from 'antd'
import { useParams } from 'react-router-dom'
import { loadOrders, type Order } from './orders.ts'
import { filled, textsOf } from './texts.ts'

export const orderPath = (orderNo: string) => `/orders/ceramic/${encodeURIComponent(orderNo)}`

/** One order, in a tab of its own. */
export function OrderDetail() {
  const portal = usePortal()
  const { orderNo = '' } = useParams()
  const texts = textsOf(usePortalSnapshot().language)
  const formats = useFormats()
  const found = useQuery({
    queryKey: ['order', orderNo],
    queryFn: async ({ signal }) => {
      const query = { current: 1, size: 10, sort: '', conditions: { orderNo } }
      const { records } = await loadOrders(portal, query, signal)
      return records.find((one) => one.orderNo === orderNo) ?? null
    },
  })
  const order = found.data
  return (
    <PageFrame
      title={filled(texts.order, orderNo)}
      state={order && <State group="orderStatus" code={order.status} />}
      meta={order && [order.distributorName, formats.amount(order.amount)].join(' · ')}
    >
      <LoadingCard isLoading={found.isLoading} error={found.error} onRetry={found.refetch} />
      {found.isSuccess && (
        <Card>{order ? <OrderFacts order={order} /> : <EmptyState text={texts.none} />}</Card>
      )}
    </PageFrame>
  )
}

/** An order's details: on its page, and beside the list. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const texts = textsOf(usePortalSnapshot().language)
  const formats = useFormats()
  return (
    <Descriptions
      column={1}
      items={[
        { key: 'distributor', label: texts.distributor, children: order.distributorName },
        { key: 'status', label: texts.status, children: <State group="orderStatus" code={order.status} /> },
        { key: 'orderedAt', label: texts.orderedAt, children: formats.time(order.orderedAt) },
        { key: 'quantity', label: texts.quantity, children: formats.quantity(order.quantity) },
        { key: 'amount', label: texts.amount, children: formats.amount(order.amount) },
      ]}
    />
  )
}
