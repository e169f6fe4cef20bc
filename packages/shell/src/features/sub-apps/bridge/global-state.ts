import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'

type State = Readonly<Record<string, unknown>>

/** What the portal puts into the state that the hosting library shares between all sub-apps. */
export interface GlobalState {
  now(): State
  /** Tells that `now` answers something else. */
  subscribe(listener: () => void): Unsubscribe
}

/** The hosting library's own functions, as the portal gets them. */
export interface GlobalStateActions {
  setGlobalState(state: Record<string, unknown>): boolean
  onGlobalStateChange(listener: (state: Record<string, unknown>) => void): void
}

/** Keeps the shared state what the portal says. Sub-apps may write into it; what is the portal's own is put right again. */
export function followGlobalState(actions: GlobalStateActions): (state: GlobalState) => void {
  let followed: GlobalState | undefined
  let end: Unsubscribe = () => {}
  let isTelling = false
  const tell = () => {
    if (!followed) return
    isTelling = true
    try {
      actions.setGlobalState({ ...followed.now() })
    } catch (error) {
      // A sub-app's listener: what the portal is about to do, ending the session say, is none of its business.
      window.reportError(error)
    } finally {
      isTelling = false
    }
  }

  actions.onGlobalStateChange((state) => {
    // The first to hear of it. What a sub-app that hears of it writes in turn is looked at.
    if (isTelling) {
      isTelling = false
      return
    }
    const isTouched = Object.entries(followed?.now() ?? {}).some(([key, value]) => !isSame(state[key], value))
    // Afterwards: sub-apps that are yet to hear of this change would hear of it last.
    if (isTouched) queueMicrotask(tell)
  })

  return (state) => {
    if (state === followed) return
    end()
    followed = state
    end = state.subscribe(tell)
    tell()
  }
}

/** The library hands out copies. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
