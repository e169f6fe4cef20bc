import { usePortal } from '@portal/sub-app-sdk/react'
import { App } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { orderPaths } from './order-paths.ts'

/** Opens a page of the orders in a tab of its own. The portal itself says when the tabs are full. */
export function useOpenOrderTab() {
  const portal = usePortal()
  const { orders } = useTexts()
  const { message } = App.useApp()
  const open = async (path: string, title: string) => {
    const result = await portal.openTab({ path, title })
    if (result === 'refused-permission') void message.error(orders.refused)
  }
  return {
    openOrder: (orderNo: string) =>
      open(orderPaths.detail(orderNo), fill(orders.tabTitle, { number: orderNo })),
    openNewOrder: () => open(orderPaths.create, orders.create),
  }
}
