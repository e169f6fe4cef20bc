import { describe, expect, it } from 'vitest'
import { firstAttempt, type InstanceEvent, type InstanceState, nextInstanceState } from './instance-phase.ts'

const loading = firstAttempt
const ready: InstanceState = { attempt: 1, phase: 'ready' }
const failed: InstanceState = { attempt: 1, phase: 'failed', reason: 'slow' }
const second: InstanceState = { attempt: 2, phase: 'loading' }
const mounted = { type: 'mounted', attempt: 1 } as const
const broke = { type: 'failed', attempt: 1, reason: 'slow' } as const
const retried = { type: 'retried' } as const

describe('phases of a page', () => {
  it.each<{ rule: string; from: InstanceState; event: InstanceEvent; to: InstanceState }>([
    { rule: 'loading becomes ready', from: loading, event: mounted, to: ready },
    { rule: 'loading fails with a reason', from: loading, event: broke, to: failed },
    { rule: 'a retry is a new attempt', from: failed, event: retried, to: second },
    {
      rule: 'a page that mounts after its time was up stays failed',
      from: failed,
      event: mounted,
      to: failed,
    },
    { rule: 'late news of an older attempt is no news', from: second, event: mounted, to: second },
    { rule: 'a late failure of an older attempt is none', from: second, event: broke, to: second },
    { rule: 'a mounted page has not failed to load', from: ready, event: broke, to: ready },
    { rule: 'only a failed page is retried', from: loading, event: retried, to: loading },
    { rule: 'a ready page is not retried', from: ready, event: retried, to: ready },
  ])('$rule', ({ from, event, to }) => {
    expect(nextInstanceState(from, event)).toEqual(to)
  })
})
