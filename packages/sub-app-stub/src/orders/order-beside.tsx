import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import { Flex, Skeleton, Typography, theme } from 'antd'
import { FreezeAlert } from '../accounts/frozen-account.tsx'
import { useTexts } from '../i18n/texts.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderContent } from './order-content.tsx'
import { useOrder } from './use-order.ts'

/** One order beside its list. */
export function OrderBeside({ number }: { readonly number: string }) {
  const { fields } = useTexts()
  const { token } = theme.useToken()
  const formats = useFormats()
  const { data, isLoading, error, refetch } = useOrder(number)
  if (isLoading) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!data) return <FailureState error={error} onRetry={refetch} />
  const { order } = data
  return (
    <Flex vertical gap={16}>
      <Flex wrap justify="space-between" align="end" gap={12}>
        <Flex vertical gap={4}>
          <Flex align="center" gap={8}>
            <Typography.Text strong style={{ fontSize: token.fontSizeHeading3, lineHeight: 1.2 }}>
              {formats.amount(order.amount)}
            </Typography.Text>
            <State group="orderStatus" code={order.status} />
          </Flex>
          <Typography.Text type="secondary">
            {`${order.distributorName} · ${fields.orderedAt} ${formats.date(order.orderedAt)}`}
          </Typography.Text>
        </Flex>
        <Flex gap={8}>
          <OrderActions order={order} />
        </Flex>
      </Flex>
      {order.account?.frozen === 'Y' && <FreezeAlert account={order.account} />}
      <OrderContent isBeside {...data} />
    </Flex>
  )
}
