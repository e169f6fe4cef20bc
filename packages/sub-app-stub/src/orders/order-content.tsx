import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { Pickup } from '@portal/protocol/calls/pickup'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Progress, Typography } from 'antd'
import { AccountCard } from '../accounts/credit-check.tsx'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Figures } from '../page/facts.tsx'
import pageStyles from '../page/page.module.css'
import { type Step, StepCard } from '../page/step-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderTimeline, type TimelineEvent } from './order-timeline.ts'
import styles from './orders.module.css'

/** Pick-ups of one order. */
const mostPickups = 100

interface FoundOrder {
  readonly order: SalesOrderDetail
  readonly pickups: readonly Pickup[]
}

/** An order with what was collected of it. */
export function useOrder(number: string) {
  const client = usePortalClient()
  return useQuery({
    queryKey: ['order', number],
    queryFn: async ({ signal }): Promise<FoundOrder> => {
      const query = { orderNo: number, current: 1, size: mostPickups }
      const [order, pickups] = await Promise.all([
        client.salesOrderDetail({ query: { orderNo: number } }, { signal }),
        client.pickOrderList({ query }, { signal }),
      ])
      return {
        order: order.data,
        pickups: pickups.data.records.filter(({ orderNo }) => orderNo === number),
      }
    },
  })
}

interface OrderContentProps extends FoundOrder {
  /** Whether it is shown beside a list, with less space. */
  readonly isBeside?: boolean
}

/** One order: its products, how far it is, what was delivered, and the distributor's money. */
export function OrderContent({ order, pickups, isBeside = false }: OrderContentProps) {
  const { orderDetail: texts, fields, newOrder } = useTexts()
  return (
    <div className={isBeside ? styles.column : pageStyles.beside}>
      <Flex vertical gap={16} className={pageStyles.narrowing ?? ''}>
        <Card size="small" title={newOrder.lines}>
          <OrderLines lines={order.lines} amount={order.amount} isNarrow={isBeside} />
        </Card>
        {order.remark && (
          <Card size="small" title={fields.remark}>
            <Typography.Text className={styles.remark ?? ''}>{order.remark}</Typography.Text>
          </Card>
        )}
        <Card size="small" title={texts.delivery}>
          <Delivery order={order} pickups={pickups} />
        </Card>
      </Flex>
      <Flex vertical gap={16}>
        <Timeline events={orderTimeline(order)} />
        <AccountCard account={order.account} />
      </Flex>
    </div>
  )
}

const stepStatus = { done: 'finish', now: 'process', open: 'wait', stopped: 'error' } as const

function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { orderDetail: texts } = useTexts()
  const { language } = usePortalSnapshot()
  const { date, time } = useFormats()
  const partsOf = (event: TimelineEvent): Pick<Step, 'title' | 'facts'> => {
    if (event.kind === 'submitted') return { title: texts.submitted, facts: [event.by, time(event.at)] }
    if (event.kind !== 'step') {
      const at = 'at' in event && event.at ? date(event.at) : null
      return { title: codeText(language, 'orderStatus', event.kind), facts: [at] }
    }
    const { taskName, assigneeName, comment, endedAt } = event.step
    return { title: taskName, facts: [assigneeName, comment, endedAt && time(endedAt)] }
  }
  const steps = events.map((event) => ({ ...partsOf(event), status: stepStatus[event.state] }))
  return <StepCard title={texts.progress} steps={steps} />
}

function Delivery({ order, pickups }: FoundOrder) {
  const { orderDetail: texts, fields } = useTexts()
  const { date, quantity } = useFormats()
  const collected = pickups.reduce(
    (sum, pickup) => sum + (pickup.status === 'collected' ? pickup.quantity : 0),
    0,
  )
  const share =
    order.quantity > 0 ? Math.min(100, Math.round(shownShare(collected / order.quantity) * 100)) : 0
  return (
    <Flex vertical gap={12}>
      <Figures
        of={[
          [fields.deliveryDate, date(order.deliveryDate)],
          Boolean(order.dueDate) && [fields.dueDate, date(order.dueDate ?? '')],
          Boolean(order.overdueDays) && [fields.overdueDays, quantity(order.overdueDays ?? 0)],
          [texts.collected, fill(texts.ofAll, { part: quantity(collected), all: quantity(order.quantity) })],
        ]}
      />
      <Progress percent={share} showInfo={false} size="small" aria-label={texts.collected} />
      {pickups.length === 0 && <Typography.Text type="secondary">{texts.noPickups}</Typography.Text>}
      {pickups.length > 0 && (
        <Flex vertical gap={12} component="ul" className={pageStyles.plain ?? ''}>
          {pickups.map((pickup) => (
            <li key={pickup.pickupNo}>
              <Flex wrap justify="space-between" align="center" gap={8}>
                <Typography.Text>{pickup.pickupNo}</Typography.Text>
                <State group="pickupStatus" code={pickup.status} />
              </Flex>
              <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
                {[date(pickup.pickupDate), quantity(pickup.quantity), pickup.warehouse, pickup.plateNo]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography.Text>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  )
}
