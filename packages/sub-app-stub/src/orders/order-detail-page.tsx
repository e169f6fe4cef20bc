import { EmptyState } from '@portal/page-kit/empty-state'
import { FailureState } from '@portal/page-kit/failure-state'
import { useFailureText } from '@portal/page-kit/failure-text'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { State } from '@portal/page-kit/state-chip'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import { useParams } from 'react-router-dom'
import { FreezeAlert } from '../accounts/frozen-account.tsx'
import { isRefused } from '../backend/portal-client.ts'
import { orderQuery } from '../forms/order-values.ts'
import { formBelow } from '../forms/pages.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { OrderContent, useOrder } from './order-content.tsx'
import styles from './orders.module.css'

const changes = formBelow('/orders/ceramic/changes')

interface OrderActionsProps {
  readonly order: SalesOrderDetail
}

/** What a user can do with an order; the main action comes last. */
function OrderActions({ order }: OrderActionsProps) {
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

/** One order: its products, how far it is, what was delivered, and the actions that stay in view. */
export function OrderDetailPage() {
  const { number = '' } = useParams()
  const { list, nouns } = useTexts()
  const failureText = useFailureText()
  const formats = useFormats()
  const found = useOrder(number)
  useShownAgain(() => void found.refetch())
  const order = found.data?.order
  const error = order ? null : found.error
  return (
    <PageFrame
      title={fill(list.recordTitle, { noun: nouns.order.title, number })}
      isHeadSticky
      state={order && <State group="orderStatus" code={order.status} />}
      meta={
        order &&
        [order.distributorName, formats.amount(order.amount), formats.date(order.orderedAt)].join(' · ')
      }
      actions={order && <OrderActions order={order} />}
    >
      {isRefused(error) ? (
        <Card>
          <EmptyState text={failureText(error)} />
        </Card>
      ) : (
        <LoadingCard isLoading={found.isLoading} error={error} onRetry={found.refetch} />
      )}
      {found.data && <OrderContent {...found.data} />}
    </PageFrame>
  )
}

/** One order beside its list. */
export function OrderBeside({ number }: { readonly number: string }) {
  const { fields } = useTexts()
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
            <Typography.Text strong className={styles.amount ?? ''}>
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
