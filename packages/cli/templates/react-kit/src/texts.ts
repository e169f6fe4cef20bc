import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'

const en = {
  orders: 'Orders',
  order: 'Order {orderNo}',
  orderNo: 'Order number',
  distributor: 'Distributor',
  status: 'Status',
  orderedAt: 'Ordered on',
  quantity: 'Quantity',
  amount: 'Amount',
  none: 'No orders',
  count: '{count} orders',
}

export type Texts = Readonly<typeof en>

const texts: Readonly<Record<PortalLanguage, Texts>> = {
  en,
  zh: {
    orders: '订单',
    order: '订单 {orderNo}',
    orderNo: '订单号',
    distributor: '经销商',
    status: '状态',
    orderedAt: '下单日期',
    quantity: '数量',
    amount: '金额',
    none: '暂无订单',
    count: '共 {count} 笔订单',
  },
  es: {
    orders: 'Pedidos',
    order: 'Pedido {orderNo}',
    orderNo: 'Número de pedido',
    distributor: 'Distribuidor',
    status: 'Estado',
    orderedAt: 'Pedido el',
    quantity: 'Cantidad',
    amount: 'Importe',
    none: 'No hay pedidos',
    count: '{count} pedidos',
  },
  ja: {
    orders: '注文',
    order: '注文 {orderNo}',
    orderNo: '注文番号',
    distributor: '販売店',
    status: '状態',
    orderedAt: '注文日',
    quantity: '数量',
    amount: '金額',
    none: '注文はありません',
    count: '{count} 件の注文',
  },
}

export const textsOf = (language: PortalLanguage): Texts => texts[language]

/** The text with a value in the place of `{…}`. */
export const filled = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value)
