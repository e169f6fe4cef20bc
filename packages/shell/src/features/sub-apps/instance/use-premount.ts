import { useState } from 'react'
import { type QuietServices, quietServices } from '../bridge/quiet-services.ts'
import type { SubAppServices, SubAppTab } from '../bridge/sub-app-services.ts'
import { isSlow, savesData } from '../files/connection.ts'

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
