import { Button, Dropdown, Popconfirm, Table, Tooltip } from 'antd'
import { createElement as h } from 'react'

interface Order {
  readonly id: number
  readonly dealer: string
  readonly amount: number
}

const orders: readonly Order[] = Array.from({ length: 10 }, (_none, at) => ({
  id: 1000 + at,
  dealer: `Dealer ${at % 7}`,
  amount: 1200 + at * 37,
}))

export const OrderTable = () =>
  h(Table<Order>, {
    dataSource: orders,
    rowKey: 'id',
    size: 'small',
    pagination: { pageSize: 10, showSizeChanger: true },
    rowSelection: {},
    columns: [
      { title: 'Number', dataIndex: 'id', sorter: (a, b) => a.id - b.id },
      { title: 'Dealer', dataIndex: 'dealer' },
      {
        title: 'Amount',
        dataIndex: 'amount',
        render: (amount: number) => h(Tooltip, { title: 'CNY' }, amount),
      },
      {
        title: 'Action',
        render: () => [
          h(Popconfirm, { key: 'delete', title: 'Delete?' }, h(Button, { size: 'small' }, 'Delete')),
          h(Dropdown, { key: 'more', menu: { items: [] } }, h(Button, { size: 'small' }, 'More')),
        ],
      },
    ],
  })
