import type { SalesOrder } from '@portal/protocol/entities/sales-order'
import { Button, type TableColumnsType } from 'antd'
import { useFormats } from '../i18n/formats.ts'
import { useTexts } from '../i18n/texts.ts'
import { OrderStatusTag } from './order-status.tsx'

/** Columns of the order list; an order is opened by its number. */
export function useOrderColumns(onOpen: (orderNo: string) => void): TableColumnsType<SalesOrder> {
  const { orders } = useTexts()
  const { amount, quantity, date } = useFormats()
  return [
    {
      title: orders.number,
      dataIndex: 'orderNo',
      render: (orderNo: string) => (
        <Button
          type="link"
          style={{ padding: 0 }}
          onClick={(event) => {
            event.stopPropagation() // the row opens it, too
            onOpen(orderNo)
          }}
        >
          {orderNo}
        </Button>
      ),
    },
    { title: orders.distributor, dataIndex: 'distributorName', ellipsis: true, width: 280 },
    {
      title: orders.status,
      dataIndex: 'status',
      render: (status: string) => <OrderStatusTag status={status} />,
    },
    { title: orders.orderedAt, dataIndex: 'orderedAt', render: date },
    { title: orders.quantity, dataIndex: 'quantity', align: 'right', render: quantity },
    { title: orders.amount, dataIndex: 'amount', align: 'right', render: amount },
  ]
}
