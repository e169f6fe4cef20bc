import { describe, expect, it } from 'vitest'
import { firstAttempt, type InstanceEvent, type InstanceState, nextInstanceState } from './instance-phase.ts'

const loading = firstAttempt
const ready: InstanceState = { attempt: 1, phase: 'ready' }
const trouble = new Error('trouble')
const slow: InstanceState = { attempt: 1, phase: 'loading', isSlow: true }
const failed: InstanceState = { attempt: 1, phase: 'failed', reason: 'slow', error: trouble }
const erring: InstanceState = { attempt: 1, phase: 'ready', error: trouble }
const crashed: InstanceState = { attempt: 1, phase: 'failed', reason: 'crashed', error: trouble }
const removed: InstanceState = { attempt: 1, phase: 'failed', reason: 'removed', error: trouble }
const second: InstanceState = { attempt: 2, phase: 'loading' }
const mounted = { type: 'mounted', attempt: 1 } as const
const slowed = { type: 'slowed', attempt: 1 } as const
const broke = { type: 'failed', attempt: 1, reason: 'slow', error: trouble } as const
const erred = { type: 'erred', attempt: 1, isGone: false, error: trouble } as const
const gone = { ...erred, isGone: true } as const
const tookAway = { type: 'removed', attempt: 1, error: trouble } as const
const returned = { type: 'returned', attempt: 1 } as const
const dismissed = { type: 'dismissed' } as const
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
    { rule: 'loading may take long', from: loading, event: slowed, to: slow },
    { rule: 'a slow page may still come', from: slow, event: mounted, to: ready },
    { rule: 'a slow page may fail', from: slow, event: broke, to: failed },
    { rule: 'nobody has to wait for a slow page', from: slow, event: retried, to: second },
    { rule: 'a ready page is not slow', from: ready, event: slowed, to: ready },
    { rule: 'a page that stands after an error stays', from: ready, event: erred, to: erring },
    { rule: 'one that is gone has failed', from: ready, event: gone, to: crashed },
    { rule: 'one error may come before the end', from: erring, event: gone, to: crashed },
    { rule: 'an error can be put aside', from: erring, event: dismissed, to: ready },
    { rule: 'a failure can not', from: crashed, event: dismissed, to: crashed },
    { rule: 'a page that met an error is reloaded', from: erring, event: retried, to: second },
    { rule: 'a crashed page is reloaded', from: crashed, event: retried, to: second },
    { rule: 'a page that took itself away has failed', from: ready, event: tookAway, to: removed },
    { rule: 'it is there again when it draws', from: removed, event: returned, to: ready },
    { rule: 'it is reloaded, too', from: removed, event: retried, to: second },
    { rule: 'one that crashed stays so', from: crashed, event: tookAway, to: crashed },
    { rule: 'and is not mended by what it leaves', from: crashed, event: returned, to: crashed },
    { rule: 'a loading page has nothing to take away', from: loading, event: tookAway, to: loading },
    { rule: 'an older page that is gone is no matter', from: second, event: tookAway, to: second },
    { rule: 'an error of an older attempt is none', from: second, event: gone, to: second },
    { rule: 'a loading page fails by itself', from: loading, event: erred, to: loading },
    { rule: 'only a failed page is retried', from: loading, event: retried, to: loading },
    { rule: 'a ready page is not retried', from: ready, event: retried, to: ready },
  ])('$rule', ({ from, event, to }) => {
    expect(nextInstanceState(from, event)).toEqual(to)
  })
})
