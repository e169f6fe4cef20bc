import type { FailureReason } from './failure.ts'

/** How far the page of one tab is. Each retry is an attempt of its own. */
export interface InstanceState {
  readonly attempt: number
  readonly phase: 'loading' | 'ready' | 'failed'
  readonly reason?: FailureReason
}

export type InstanceEvent =
  | { readonly type: 'mounted'; readonly attempt: number }
  | { readonly type: 'failed'; readonly attempt: number; readonly reason: FailureReason }
  | { readonly type: 'retried' }

export const firstAttempt: InstanceState = { attempt: 1, phase: 'loading' }

/** What an attempt reports counts only while it is the present one and still loading: late news changes nothing. */
export function nextInstanceState(state: InstanceState, event: InstanceEvent): InstanceState {
  if (event.type === 'retried') {
    return state.phase === 'failed' ? { attempt: state.attempt + 1, phase: 'loading' } : state
  }
  if (event.attempt !== state.attempt || state.phase !== 'loading') return state
  return event.type === 'mounted'
    ? { attempt: state.attempt, phase: 'ready' }
    : { attempt: state.attempt, phase: 'failed', reason: event.reason }
}
