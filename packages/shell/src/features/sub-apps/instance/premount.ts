import type { SubAppName } from '@portal/protocol/systems'
import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import type { SubAppTab } from '../bridge/sub-app-services.ts'
import { prefetchSubApp } from '../host/prefetch-sub-app.ts'
import { limits } from '../limits.ts'
import { isSlow, savesData } from '../loading/prefetch.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, limits.busyPollMs))

interface IdleWork {
  /** Sub-apps that the user may open; prefetched one after the other. */
  readonly apps: readonly SubAppName[]
  readonly prefetch?: (app: SubAppName) => Promise<void>
  /** Whether something visible is still loading. */
  readonly isBusy: () => boolean
  /** Called once all apps are prefetched and nothing visible is loading. */
  readonly onDone: () => void
}

/** Prefetches sub-apps after sign-in while the browser is idle. */
export function useIdleWork({ apps, prefetch = prefetchSubApp, isBusy, onDone }: IdleWork): void {
  // The list is a new array in each render; its names show whether it has changed.
  const names = apps.join(' ')
  const next = useEffectEvent((index: number) => apps[index])
  const waits = useEffectEvent(isBusy)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const count = names === '' ? 0 : names.split(' ').length
    let isOver = false
    const timer = setTimeout(async () => {
      for (let index = 0; index < count; index += 1) {
        await whenIdle()
        const app = next(index)
        if (isOver || !app) return
        await prefetch(app)
      }
      await whenIdle()
      while (!isOver && waits()) await pause().then(whenIdle)
      if (!isOver) done()
    }, limits.idleDelayMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [names, prefetch])
}

/** A page that is mounted, hidden, before its tab is opened. */
export interface Premount {
  readonly tab: SubAppTab
  /** Removes it, unless its tab was opened in the meantime. */
  readonly withdraw: () => void
}

interface PremountOptions {
  /** The page that the user opens most; undefined when none is to be premounted. */
  readonly candidate: SubAppTab | undefined
  readonly tabs: readonly SubAppTab[]
  /** Tabs whose own page is mounted. */
  readonly awake: readonly string[]
  /** Whether one more page may be mounted. */
  readonly hasRoom: boolean
}

type State = { readonly page: Premount; readonly isOpened: boolean } | 'none yet' | 'over'

const nextState = (state: State, awake: readonly string[], hasRoom: boolean): State => {
  if (typeof state === 'string') return state
  const isAwake = awake.includes(state.page.tab.tabId)
  if (state.isOpened) return isAwake ? state : 'over'
  if (isAwake) return { ...state, isOpened: true }
  return hasRoom ? state : 'over'
}

/** Premounts one page, once: after it was closed, given up or displaced, no other follows. */
export function usePremount({ candidate, tabs, awake, hasRoom }: PremountOptions) {
  const [state, setState] = useState<State>('none yet')
  const current = nextState(state, awake, hasRoom)
  if (current !== state) setState(current)

  const withdraw = () =>
    setState((before) => (typeof before !== 'string' && before.isOpened ? before : 'over'))
  const begin = () => {
    if (current !== 'none yet' || !candidate || !hasRoom || savesData() || isSlow()) return
    if (tabs.some(({ tabId }) => tabId === candidate.tabId)) return
    setState({ page: { tab: candidate, withdraw }, isOpened: false })
  }
  return { begin, ...(typeof current === 'string' ? { page: undefined, isOpened: false } : current) }
}
