import type { FailureReason } from '../failure.ts'

/** The state of one tab's page. Each retry is a new attempt. */
export interface InstanceState {
  readonly attempt: number
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Loading takes so long that the user gets a hint. */
  readonly isSlow?: true
  readonly reason?: FailureReason
  /** Of a failed page, or of a mounted one after an uncaught error. */
  readonly error?: unknown
}

/** What an attempt reports, with its number. */
export type AttemptEvent =
  | { readonly type: 'mounted' | 'slowed'; readonly attempt: number }
  | {
      readonly type: 'failed'
      readonly attempt: number
      readonly reason: FailureReason
      readonly error: unknown
    }
  /** An uncaught error; the page is still mounted. */
  | { readonly type: 'erred'; readonly attempt: number; readonly error: unknown }
  /** The page was mounted and has disappeared. */
  | {
      readonly type: 'lost'
      readonly attempt: number
      readonly reason: 'crashed' | 'removed'
      readonly error: unknown
    }
  /** The page has appeared after all: mounted late, or rendered again. */
  | { readonly type: 'appeared'; readonly attempt: number }
  /** Its own code reloads it, in any phase. */
  | { readonly type: 'reloaded'; readonly attempt: number }

export type InstanceEvent = AttemptEvent | { readonly type: 'retried' } | { readonly type: 'dismissed' }

export const firstAttempt: InstanceState = { attempt: 1, phase: 'loading' }

/** Ignores events of an earlier attempt or of a phase that was already left. */
export function nextInstanceState(state: InstanceState, event: InstanceEvent): InstanceState {
  const { attempt, phase } = state
  if (event.type === 'retried') return mayRetry(state) ? { attempt: attempt + 1, phase: 'loading' } : state
  if (event.type === 'dismissed') return phase === 'ready' ? { attempt, phase } : state
  if (event.attempt !== attempt || !isExpected(state, event)) return state
  switch (event.type) {
    case 'mounted':
    case 'appeared':
      return { attempt, phase: 'ready' }
    case 'reloaded':
      return { attempt: attempt + 1, phase: 'loading' }
    case 'slowed':
      return { attempt, phase, isSlow: true }
    case 'erred':
      return { attempt, phase, error: event.error }
    default:
      return { attempt, phase: 'failed', reason: event.reason, error: event.error }
  }
}

/** A mounted page may be reloaded only after an error, a loading one only when it is slow. */
const mayRetry = ({ phase, isSlow, error }: InstanceState): boolean =>
  phase === 'failed' || isSlow === true || (phase === 'ready' && error !== undefined)

/** Failures after which the page may still appear. */
const mayAppear: readonly (FailureReason | undefined)[] = ['slow', 'crashed', 'removed']

function isExpected({ phase, reason }: InstanceState, { type }: AttemptEvent): boolean {
  if (type === 'reloaded') return true
  if (type === 'appeared') return mayAppear.includes(reason)
  return phase === (type === 'erred' || type === 'lost' ? 'ready' : 'loading')
}
