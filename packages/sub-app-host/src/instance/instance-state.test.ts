import { describe, expect, it } from 'vitest'
import { firstAttempt, type InstanceEvent, type InstanceState, nextInstanceState } from './instance-state.ts'

const loading = firstAttempt
const ready: InstanceState = { attempt: 1, phase: 'ready' }
const trouble = new Error('trouble')
const slow: InstanceState = { attempt: 1, phase: 'loading', isSlow: true }
const failed: InstanceState = { attempt: 1, phase: 'failed', reason: 'slow', error: trouble }
const broken: InstanceState = { attempt: 1, phase: 'failed', reason: 'broken', error: trouble }
const erring: InstanceState = { attempt: 1, phase: 'ready', error: trouble }
const crashed: InstanceState = { attempt: 1, phase: 'failed', reason: 'crashed', error: trouble }
const removed: InstanceState = { attempt: 1, phase: 'failed', reason: 'removed', error: trouble }
const second: InstanceState = { attempt: 2, phase: 'loading' }
const mounted = { type: 'mounted', attempt: 1 } as const
const slowed = { type: 'slowed', attempt: 1 } as const
const broke = { type: 'failed', attempt: 1, reason: 'slow', error: trouble } as const
const erred = { type: 'erred', attempt: 1, error: trouble } as const
const gone = { type: 'lost', attempt: 1, reason: 'crashed', error: trouble } as const
const tookAway = { type: 'lost', attempt: 1, reason: 'removed', error: trouble } as const
const appeared = { type: 'appeared', attempt: 1 } as const
const dismissed = { type: 'dismissed' } as const
const reloaded = { type: 'reloaded', attempt: 1 } as const
const retried = { type: 'retried' } as const

describe('phases of a page', () => {
  it.each<{ rule: string; from: InstanceState; event: InstanceEvent; to: InstanceState }>([
    { rule: 'loading becomes ready', from: loading, event: mounted, to: ready },
    { rule: 'loading fails with a reason', from: loading, event: broke, to: failed },
    { rule: 'a retry is a new attempt', from: failed, event: retried, to: second },
    { rule: 'a page that comes after its time was up is shown', from: failed, event: appeared, to: ready },
    { rule: 'one that failed otherwise never comes', from: broken, event: appeared, to: broken },
    { rule: 'nor one that is no longer waited for', from: second, event: appeared, to: second },
    { rule: 'late news of an older attempt is no news', from: second, event: mounted, to: second },
    { rule: 'a late failure of an older attempt is none', from: second, event: broke, to: second },
    { rule: 'a mounted page has not failed to load', from: ready, event: broke, to: ready },
    { rule: 'loading may take long', from: loading, event: slowed, to: slow },
    { rule: 'a slow page may still come', from: slow, event: mounted, to: ready },
    { rule: 'a slow page may fail', from: slow, event: broke, to: failed },
    { rule: 'a slow page can be retried at once', from: slow, event: retried, to: second },
    { rule: 'a ready page is not slow', from: ready, event: slowed, to: ready },
    { rule: 'and does not come twice', from: erring, event: appeared, to: erring },
    { rule: 'a page that survives an error stays', from: ready, event: erred, to: erring },
    { rule: 'one that is gone has failed', from: ready, event: gone, to: crashed },
    { rule: 'one error may come before the end', from: erring, event: gone, to: crashed },
    { rule: 'an error can be put aside', from: erring, event: dismissed, to: ready },
    { rule: 'a failure can not', from: crashed, event: dismissed, to: crashed },
    { rule: 'a page that met an error is reloaded', from: erring, event: retried, to: second },
    { rule: 'a crashed page is reloaded', from: crashed, event: retried, to: second },
    { rule: 'a page that took itself away has failed', from: ready, event: tookAway, to: removed },
    { rule: 'it is there again when it draws', from: removed, event: appeared, to: ready },
    { rule: 'it is reloaded, too', from: removed, event: retried, to: second },
    { rule: 'one that crashed has nothing to take away', from: crashed, event: tookAway, to: crashed },
    { rule: 'until it draws again', from: crashed, event: appeared, to: ready },
    { rule: 'a loading page has nothing to take away', from: loading, event: tookAway, to: loading },
    { rule: 'an older page that is gone is no matter', from: second, event: tookAway, to: second },
    { rule: 'an error of an older attempt is none', from: second, event: gone, to: second },
    { rule: 'a loading page fails by itself', from: loading, event: erred, to: loading },
    { rule: 'only a failed page is retried', from: loading, event: retried, to: loading },
    { rule: 'a ready page is not retried', from: ready, event: retried, to: ready },
    { rule: 'but its own code may load it again', from: ready, event: reloaded, to: second },
    { rule: 'while it loads, too', from: loading, event: reloaded, to: second },
  ])('$rule', ({ from, event, to }) => {
    expect(nextInstanceState(from, event)).toEqual(to)
  })
})
