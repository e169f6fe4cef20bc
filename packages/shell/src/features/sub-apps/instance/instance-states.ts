import { useEffect } from 'react'
import { create } from 'zustand'
import type { InstanceState } from './instance-phase.ts'

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
