import type { SubAppName } from '@portal/protocol/systems'
import { useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { type QuietServices, quietServices } from '../bridge/quiet-services.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { prefetchSubApp } from '../host/prefetch-sub-app.ts'
import { limits } from '../limits.ts'
import { isSlow, savesData } from '../loading/prefetch.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, limits.busyPollMs))

interface IdleWork {
  /** Sub-apps that the user may open; fetched one after the other. */
  readonly apps: readonly SubAppName[]
  readonly prefetch?: (app: SubAppName) => Promise<void>
  /** Whether something that people look at is still on its way. */
  readonly isBusy: () => boolean
  /** Called when all of that is done. */
  readonly onDone: () => void
}

/** What is done after the sign-in while nothing happens. */
export function useIdleWork({ apps, prefetch = prefetchSubApp, isBusy, onDone }: IdleWork): void {
  // A new list with each drawing: its names tell whether it differs.
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

/** A page that is made ready, hidden, before anybody opens it. */
export interface Premount extends QuietServices {
  readonly tab: SubAppTab
  /** Takes it away, unless it was opened meanwhile. */
  readonly giveUp: () => void
}

interface PremountOptions {
  /** The page that the user opens most; undefined when none is to be made ready. */
  readonly likely: SubAppTab | undefined
  readonly tabs: readonly SubAppTab[]
  /** Tabs that hold a living page by themselves. */
  readonly awake: readonly string[]
  /** Whether one page more may live. */
  readonly hasRoom: boolean
  readonly services: SubAppServices
}

type State = { readonly page: Premount; readonly isOpened: boolean } | 'none yet' | 'over'

const after = (state: State, awake: readonly string[], hasRoom: boolean): State => {
  if (typeof state === 'string') return state
  const isAwake = awake.includes(state.page.tab.tabId)
  if (state.isOpened) return isAwake ? state : 'over'
  if (isAwake) return { ...state, isOpened: true }
  return hasRoom ? state : 'over'
}

/** Makes one page ready, once: after it was opened, given up or in the way, there is none any more. */
export function usePremount({ likely, tabs, awake, hasRoom, services }: PremountOptions) {
  const [state, setState] = useState<State>('none yet')
  const now = after(state, awake, hasRoom)
  if (now !== state) setState(now)

  const giveUp = () => setState((before) => (typeof before !== 'string' && before.isOpened ? before : 'over'))
  const begin = () => {
    if (now !== 'none yet' || !likely || !hasRoom || savesData() || isSlow()) return
    if (tabs.some(({ tabId }) => tabId === likely.tabId)) return
    const page = { tab: likely, giveUp, ...quietServices(services, giveUp) }
    setState({ page, isOpened: false })
  }
  return { begin, ...(typeof now === 'string' ? { page: undefined, isOpened: false } : now) }
}
