// A page as they are made with antd: conditions, a table, a form, and what belongs to them.
import { Breadcrumb, Card, ConfigProvider, Descriptions, Drawer, Modal, Space, Steps, Tabs, Tag } from 'antd'
import { createElement as h } from 'react'
import { startPage } from '../page.ts'
import { Conditions } from './conditions.ts'
import { OrderForm } from './order-form.ts'
import { OrderTable } from './order-table.ts'

startPage('antd', () =>
  h(
    ConfigProvider,
    { prefixCls: 'bench', iconPrefixCls: 'bench-icon', theme: { token: { colorPrimary: '#0b6e4f' } } },
    h(Breadcrumb, { items: [{ title: 'Sales' }, { title: 'Orders' }] }),
    h(Steps, { current: 1, items: ['Draft', 'Approval', 'Delivery'].map((title) => ({ title })) }),
    h(Card, { title: 'Conditions' }, h(Conditions)),
    h(Card, { title: 'Orders' }, h(OrderTable)),
    h(Tabs, {
      items: [
        { key: 'order', label: 'Order', children: h(OrderForm) },
        { key: 'dealer', label: 'Dealer', children: 'Foshan Ceramics' },
      ],
    }),
    h(Descriptions, {
      title: 'Dealer',
      items: ['Name', 'City', 'Credit', 'Since'].map((label) => ({ key: label, label, children: label })),
    }),
    h(Space, {}, ...['paid', 'open', 'late'].map((text) => h(Tag, { key: text }, text))),
    h(Modal, { title: 'Confirm', open: false }),
    h(Drawer, { title: 'Details', open: false }),
  ),
)
