import { EmptyState } from '@portal/page-kit/empty-state'
import { useFailureText } from '@portal/page-kit/failure-text'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { State } from '@portal/page-kit/state-chip'
import { Card } from 'antd'
import { useParams } from 'react-router-dom'
import { isRefused } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderContent } from './order-content.tsx'
import { useOrder } from './use-order.ts'

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
