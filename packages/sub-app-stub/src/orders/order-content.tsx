import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Card, Flex, Grid, Progress, Typography } from 'antd'
import { AccountCard } from '../accounts/account-card.tsx'
import { Figure } from '../accounts/credit-check.tsx'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { type Step, StepCard } from '../page/step-card.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderTimeline, type TimelineEvent } from './order-timeline.ts'
import type { FoundOrder } from './use-order.ts'

interface OrderContentProps extends FoundOrder {
  /** Whether it is shown beside a list, with less space. */
  readonly isBeside?: boolean
}

/** One order: its products, how far it is, what was delivered, and the distributor's money. */
export function OrderContent({ order, pickups, isBeside = false }: OrderContentProps) {
  const { orderDetail: texts, fields, newOrder } = useTexts()
  const isWide = Grid.useBreakpoint().lg !== false && !isBeside
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(280px, 1fr)' : 'minmax(0, 1fr)',
        gap: 16,
        alignItems: 'start',
      }}
    >
      <Flex vertical gap={16} style={{ minWidth: 0 }}>
        <Card size="small" title={newOrder.lines}>
          <OrderLines lines={order.lines} amount={order.amount} isNarrow={isBeside} />
        </Card>
        {order.remark && (
          <Card size="small" title={fields.remark}>
            <Typography.Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {order.remark}
            </Typography.Text>
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
      <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
        <Figure label={fields.deliveryDate}>{date(order.deliveryDate)}</Figure>
        {order.dueDate && <Figure label={fields.dueDate}>{date(order.dueDate)}</Figure>}
        {order.overdueDays && <Figure label={fields.overdueDays}>{quantity(order.overdueDays)}</Figure>}
        <Figure label={texts.collected}>
          {fill(texts.ofAll, { part: quantity(collected), all: quantity(order.quantity) })}
        </Figure>
      </Flex>
      <Progress percent={share} showInfo={false} size="small" aria-label={texts.collected} />
      {pickups.length === 0 && <Typography.Text type="secondary">{texts.noPickups}</Typography.Text>}
      {pickups.length > 0 && (
        <Flex vertical gap={12} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {pickups.map((pickup) => (
            <li key={pickup.pickupNo}>
              <Flex wrap justify="space-between" align="center" gap={8}>
                <Typography.Text>{pickup.pickupNo}</Typography.Text>
                <State group="pickupStatus" code={pickup.status} />
              </Flex>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
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
