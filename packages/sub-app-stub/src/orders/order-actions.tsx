import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { Button } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { orderQuery } from './order-values.ts'

const changes = '/orders/ceramic/changes'

interface OrderActionsProps {
  readonly order: SalesOrderDetail
}

/** What can be done with an order: the main one last. */
export function OrderActions({ order }: OrderActionsProps) {
  const { orderDetail: texts } = useTexts()
  const openPage = useOpenPage()
  const number = new URLSearchParams({ orderNo: order.orderNo })
  return (
    <>
      {order.businessUnit === 'ceramic' && (
        <Button onClick={() => void openPage(`${changes}?${number}`)}>{texts.change}</Button>
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
