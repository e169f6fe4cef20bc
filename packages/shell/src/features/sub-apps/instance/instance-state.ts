import { useEffect } from 'react'
import { create } from 'zustand'
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

/** What an attempt reports, by the number that it bears. */
export type AttemptEvent =
  | { readonly type: 'mounted' | 'slowed'; readonly attempt: number }
  | {
      readonly type: 'failed'
      readonly attempt: number
      readonly reason: FailureReason
      readonly error: unknown
    }
  /** Its code failed, but it still stands. */
  | { readonly type: 'erred'; readonly attempt: number; readonly error: unknown }
  /** It stood, and is no longer to be seen. */
  | {
      readonly type: 'lost'
      readonly attempt: number
      readonly reason: 'crashed' | 'removed'
      readonly error: unknown
    }
  /** It was given up, and is to be seen after all: late, or again. */
  | { readonly type: 'appeared'; readonly attempt: number }

export type InstanceEvent = AttemptEvent | { readonly type: 'retried' } | { readonly type: 'dismissed' }

export const firstAttempt: InstanceState = { attempt: 1, phase: 'loading' }

/** What an attempt reports counts only while it is the present one and in the phase it speaks of: late news changes nothing. */
export function nextInstanceState(state: InstanceState, event: InstanceEvent): InstanceState {
  const { attempt, phase } = state
  if (event.type === 'retried') return mayRetry(state) ? { attempt: attempt + 1, phase: 'loading' } : state
  if (event.type === 'dismissed') return phase === 'ready' ? { attempt, phase } : state
  if (event.attempt !== attempt || !concerns(state, event)) return state
  switch (event.type) {
    case 'mounted':
    case 'appeared':
      return { attempt, phase: 'ready' }
    case 'slowed':
      return { attempt, phase, isSlow: true }
    case 'erred':
      return { attempt, phase, error: event.error }
    default:
      return { attempt, phase: 'failed', reason: event.reason, error: event.error }
  }
}

/** A page that stands is reloaded only after an error of its own; one that loads only when it is slow. */
const mayRetry = ({ phase, isSlow, error }: InstanceState): boolean =>
  phase === 'failed' || isSlow === true || (phase === 'ready' && error !== undefined)

/** Failures whose page lives on. */
const mayAppear: readonly (FailureReason | undefined)[] = ['slow', 'crashed', 'removed']

function concerns({ phase, reason }: InstanceState, { type }: AttemptEvent): boolean {
  if (type === 'appeared') return mayAppear.includes(reason)
  return phase === (type === 'erred' || type === 'lost' ? 'ready' : 'loading')
}

interface InstanceStates {
  /** By tab; tabs whose page sleeps are absent. */
  readonly states: Readonly<Record<string, InstanceState>>
  readonly changed: (tabId: string, state: InstanceState) => void
  readonly closed: (tabId: string) => void
}

/** How far the page of each tab is, for whoever looks into the portal. */
export const useInstanceStates = create<InstanceStates>()((set) => ({
  states: {},
  changed: (tabId, state) => set(({ states }) => ({ states: { ...states, [tabId]: state } })),
  closed: (tabId) =>
    set(({ states }) => ({
      states: Object.fromEntries(Object.entries(states).filter(([id]) => id !== tabId)),
    })),
}))

/** Tells there how far the page of a tab is, for as long as it lives. */
export function useToldState(tabId: string, state: InstanceState): void {
  const { changed, closed } = useInstanceStates.getState()
  useEffect(() => changed(tabId, state), [changed, tabId, state])
  useEffect(() => () => closed(tabId), [closed, tabId])
}
