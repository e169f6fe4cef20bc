import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { Button } from 'antd'
import { orderQuery } from '../forms/order-values.ts'
import { formBelow } from '../forms/pages.ts'
import { useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'

const changes = formBelow('/orders/ceramic/changes')

interface OrderActionsProps {
  readonly order: SalesOrderDetail
}

/** What a user can do with an order; the main action comes last. */
export function OrderActions({ order }: OrderActionsProps) {
  const { orderDetail: texts } = useTexts()
  const openPage = useOpenPage()
  const query = new URLSearchParams({ orderNo: order.orderNo })
  return (
    <>
      {order.businessUnit === 'ceramic' && (
        <Button onClick={() => void openPage(`${changes}?${query}`, texts.change)}>{texts.change}</Button>
      )}
      <Button
        type="primary"
        onClick={() => void openPage(`/orders/${order.businessUnit}/new?${orderQuery(order)}`)}
      >
        {texts.again}
      </Button>
    </>
  )
}
