import { ShoppingCartOutlined } from '@ant-design/icons'
import type { SalesOrder } from '@portal/protocol/calls/order'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { api } from '../../../../session/api.ts'
import type { VisibleWidget } from '../../widget-rules.ts'

interface AgainButtonProps {
  readonly order: SalesOrder
  readonly page: NonNullable<VisibleWidget['page']>
}

/** Opens the form of a new order with the products of another one; its address is the list's, and what is in it (assumed). */
export function AgainButton({ order, page }: AgainButtonProps) {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  const again = useMutation({
    mutationFn: async () => (await api.salesOrderDetail({ query: { orderNo: order.orderNo } })).data,
    onSuccess: ({ distributorCode, lines }) => {
      const search = new URLSearchParams({
        distributorCode,
        lines: lines.map(({ productCode, quantity }) => `${productCode}*${quantity}`).join(','),
      })
      openMenu(page.systemCode, { ...page.item, path: `${page.item.path}/new?${search}` })
    },
  })
  const label = t('orders.again', { order: order.orderNo })
  return (
    <Button
      type="text"
      size="small"
      icon={<ShoppingCartOutlined aria-hidden />}
      aria-label={label}
      title={label}
      loading={again.isPending}
      onClick={() => again.mutate()}
    />
  )
}
