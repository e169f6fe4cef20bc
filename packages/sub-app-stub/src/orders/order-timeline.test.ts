import type { ApprovalStep } from '@portal/protocol/calls/approval'
import { describe, expect, it } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

const step = (state: ApprovalStep['state']): ApprovalStep => ({
  ...{ taskName: 'Order check', assigneeName: 'Wang Jing', state, comment: '' },
  ...{ startedAt: null, endedAt: null },
})
const timeline = (status: string, ...steps: ApprovalStep['state'][]) =>
  orderTimeline({
    ...{ status, createdByName: 'Li Hao', orderedAt: '2026-11-20T04:00:00.000Z' },
    steps: steps.map(step),
    reached: [],
  }).map(({ kind, state }) => `${kind} ${state}`)

describe('the way of an order', () => {
  it.each([
    [
      'submitted',
      ['approved', 'waiting'],
      ['submitted done', 'step done', 'step now', 'producing open', 'shipped open', 'completed open'],
    ],
    [
      'producing',
      ['approved'],
      ['submitted done', 'step done', 'producing now', 'shipped open', 'completed open'],
    ],
    ['completed', [], ['submitted done', 'producing done', 'shipped done', 'completed done']],
    ['draft', ['rejected', 'skipped'], ['submitted done', 'step stopped', 'step open']],
    ['cancelled', [], ['submitted done', 'cancelled stopped']],
    ['unheard of', [], ['submitted done', 'producing open', 'shipped open', 'completed open']],
  ] as const)('that is %s with the steps %j', (status, steps, expected) => {
    expect(timeline(status, ...steps)).toEqual(expected)
  })

  it('says when it reached a state, where that is known', () => {
    const at = '2026-11-24T16:00:00.000Z'
    const events = orderTimeline({
      ...{ status: 'shipped', createdByName: 'Li Hao', orderedAt: '2026-11-20T04:00:00.000Z' },
      ...{ steps: [], reached: [{ status: 'shipped', at }] },
    })
    expect(events.filter((event) => 'at' in event && event.at === at).map(({ kind }) => kind)).toEqual([
      'shipped',
    ])
  })
})
