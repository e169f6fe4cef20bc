import type { InstanceState } from '@portal/sub-app-host/instance/instance-state'
import { useEffect } from 'react'
import { create } from 'zustand'

interface InstanceStates {
  /** By tab; tabs without a mounted page are absent. */
  readonly states: Readonly<Record<string, InstanceState>>
  readonly changed: (tabId: string, state: InstanceState) => void
  readonly closed: (tabId: string) => void
}

/** The state of each tab's page, for the diagnostics panel. */
export const useInstanceStates = create<InstanceStates>()((set) => ({
  states: {},
  changed: (tabId, state) => set(({ states }) => ({ states: { ...states, [tabId]: state } })),
  closed: (tabId) =>
    set(({ states }) => ({
      states: Object.fromEntries(Object.entries(states).filter(([id]) => id !== tabId)),
    })),
}))

/** Publishes the state of a tab's page while it is mounted. */
export function usePublishedState(tabId: string, state: InstanceState): void {
  const { changed, closed } = useInstanceStates.getState()
  useEffect(() => changed(tabId, state), [changed, tabId, state])
  useEffect(() => () => closed(tabId), [closed, tabId])
}
