import type { SalesOrder } from '@portal/protocol/entities/sales-order'
import { Card, Empty, Skeleton } from 'antd'
import { useParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { useCall } from '../backend/use-call.ts'
import { useFormats } from '../i18n/formats.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FactList } from '../page/fact-list.tsx'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { firstPage, listInput } from './order-query.ts'
import { OrderStatusTag } from './order-status.tsx'

/** One order, found by its whole number among those that contain it: there is no call for a single one. */
export function OrderDetailPage() {
  const { orderNo = '' } = useParams()
  const { orders } = useTexts()
  const client = usePortalClient()
  const found = useCall(orderNo, async (signal) => {
    const { data } = await client.ceramicSalesOrderPage(listInput({ ...firstPage, orderNo }), { signal })
    return { order: data.records.find((order) => order.orderNo === orderNo) }
  })

  return (
    <PageFrame title={fill(orders.tabTitle, { number: orderNo })}>
      <Card>
        {found.isLoading && <Skeleton active />}
        {!found.isLoading && found.error !== undefined && (
          <FailureResult error={found.error} onRetry={found.retry} />
        )}
        {!found.isLoading && found.data && !found.data.order && (
          <Empty description={fill(orders.missing, { number: orderNo })} />
        )}
        {!found.isLoading && found.data?.order && <OrderFacts order={found.data.order} />}
      </Card>
    </PageFrame>
  )
}

function OrderFacts({ order }: { readonly order: SalesOrder }) {
  const { orders, businessUnits } = useTexts()
  const { amount, quantity, date } = useFormats()
  const facts = [
    { label: orders.number, children: order.orderNo },
    { label: orders.status, children: <OrderStatusTag status={order.status} /> },
    { label: orders.distributor, children: `${order.distributorName} (${order.distributorCode})` },
    { label: orders.businessUnit, children: businessUnits[order.businessUnit] },
    { label: orders.orderedAt, children: date(order.orderedAt) },
    { label: orders.quantity, children: quantity(order.quantity) },
    { label: orders.amount, children: amount(order.amount) },
  ]
  return <FactList facts={facts} />
}
