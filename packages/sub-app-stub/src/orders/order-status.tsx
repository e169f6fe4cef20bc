import { Tag } from 'antd'
import { type Texts, useTexts } from '../i18n/texts.ts'

type OrderStatus = keyof Texts['statuses']

const colors: Readonly<Record<OrderStatus, string>> = {
  draft: 'default',
  submitted: 'gold',
  approved: 'cyan',
  producing: 'blue',
  shipped: 'geekblue',
  completed: 'green',
  cancelled: 'red',
}

/** Statuses in the order in which an order goes through them; the codes are assumed. */
export const orderStatuses = Object.keys(colors) as readonly OrderStatus[] // keys of a const record are its statuses

const isOrderStatus = (code: string): code is OrderStatus => code in colors

/** A status in words; an unknown code is shown as it is. */
export function OrderStatusTag({ status }: { readonly status: string }) {
  const { statuses } = useTexts()
  return isOrderStatus(status) ? <Tag color={colors[status]}>{statuses[status]}</Tag> : <Tag>{status}</Tag>
}
