import type { ApprovalStep } from '@portal/protocol/calls/approval'
import type { SalesOrderDetail } from '@portal/protocol/calls/sales-order'

type Later = SalesOrderDetail['reached'][number]['status']

/** What happens to an order after its approval, in this order. */
const afterApproval: readonly Later[] = ['producing', 'shipped', 'completed']

export type TimelineEvent = {
  readonly state: 'done' | 'now' | 'open' | 'stopped'
} & (
  | { readonly kind: 'submitted'; readonly by: string; readonly at: string }
  | { readonly kind: 'step'; readonly step: ApprovalStep }
  | { readonly kind: Later; readonly at: string | undefined }
  | { readonly kind: 'cancelled' }
)

const stateOfStep = {
  approved: 'done',
  waiting: 'now',
  pending: 'open',
  rejected: 'stopped',
  skipped: 'open',
} as const

type Timed = Pick<SalesOrderDetail, 'status' | 'createdByName' | 'orderedAt' | 'steps' | 'reached'>

/** The progress of an order from submission to completion, past and future steps. */
export function orderTimeline({
  status,
  createdByName,
  orderedAt,
  steps,
  reached: times,
}: Timed): TimelineEvent[] {
  const reached = (afterApproval as readonly string[]).indexOf(status)
  const begun: TimelineEvent[] = [
    { kind: 'submitted', state: 'done', by: createdByName, at: orderedAt },
    ...steps.map((step): TimelineEvent => ({ kind: 'step', state: stateOfStep[step.state], step })),
  ]
  if (status === 'cancelled') return [...begun, { kind: 'cancelled', state: 'stopped' }]
  if (steps.some(({ state }) => state === 'rejected')) return begun
  return [
    ...begun,
    ...afterApproval.map((kind, index): TimelineEvent => {
      const at = times.find((one) => one.status === kind)?.at
      return { kind, at, state: laterState(index, reached, kind) }
    }),
  ]
}

function laterState(index: number, reached: number, kind: Later) {
  if (index < reached || (index === reached && kind === 'completed')) return 'done'
  return index === reached ? 'now' : 'open'
}
