import type { FailureReason } from '../failure/failure.ts'

/** How far the page of one tab is. Each retry is an attempt of its own. */
export interface InstanceState {
  readonly attempt: number
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Loading takes so long that people are told. */
  readonly isSlow?: true
  readonly reason?: FailureReason
  /** What went wrong; of a failed page, or of one that stands but met an error. */
  readonly error?: unknown
}

export type InstanceEvent =
  | { readonly type: 'mounted'; readonly attempt: number }
  | { readonly type: 'slowed'; readonly attempt: number }
  | {
      readonly type: 'failed'
      readonly attempt: number
      readonly reason: FailureReason
      readonly error: unknown
    }
  /** The page's code failed while it stood; `isGone` when nothing is left to look at. */
  | { readonly type: 'erred'; readonly attempt: number; readonly isGone: boolean; readonly error: unknown }
  /** A page that stood is no longer to be seen, without an error. */
  | { readonly type: 'removed'; readonly attempt: number; readonly error: unknown }
  /** It has drawn itself anew. */
  | { readonly type: 'returned'; readonly attempt: number }
  | { readonly type: 'retried' | 'dismissed' }

export const firstAttempt: InstanceState = { attempt: 1, phase: 'loading' }

/** What an attempt reports counts only while it is the present one and in the phase it speaks of: late news changes nothing. */
export function nextInstanceState(state: InstanceState, event: InstanceEvent): InstanceState {
  const { attempt, phase } = state
  switch (event.type) {
    case 'retried':
      return mayRetry(state) ? { attempt: attempt + 1, phase: 'loading' } : state
    case 'dismissed':
      return phase === 'ready' ? { attempt, phase } : state
    case 'erred':
      if (event.attempt !== attempt || phase !== 'ready') return state
      return event.isGone
        ? { attempt, phase: 'failed', reason: 'crashed', error: event.error }
        : { attempt, phase, error: event.error }
    case 'removed':
      return event.attempt === attempt && phase === 'ready'
        ? { attempt, phase: 'failed', reason: 'removed', error: event.error }
        : state
    case 'returned':
      return event.attempt === attempt && state.reason === 'removed' ? { attempt, phase: 'ready' } : state
    default:
      if (event.attempt !== attempt || phase !== 'loading') return state
      return loaded(state, event)
  }
}

/** A page that stands is reloaded only after an error of its own; one that loads only when it is slow. */
const mayRetry = ({ phase, isSlow, error }: InstanceState): boolean =>
  phase === 'failed' || isSlow === true || (phase === 'ready' && error !== undefined)

function loaded(
  { attempt }: InstanceState,
  event: Extract<InstanceEvent, { type: 'mounted' | 'slowed' | 'failed' }>,
): InstanceState {
  if (event.type === 'mounted') return { attempt, phase: 'ready' }
  if (event.type === 'slowed') return { attempt, phase: 'loading', isSlow: true }
  return { attempt, phase: 'failed', reason: event.reason, error: event.error }
}
