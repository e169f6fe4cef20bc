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
  let shared: State = {}
  let isTelling = false
  const isTouched = () =>
    Object.entries(followed?.now() ?? {}).some(([key, value]) => !isSame(shared[key], value))
  const tell = () => {
    if (!followed) return
    isTelling = true
    try {
      actions.setGlobalState({ ...followed.now() })
      // Once more against a sub-app that wrote when it was told, and no further: one that always does would go on for ever.
      if (isTouched()) actions.setGlobalState({ ...followed.now() })
    } catch (error) {
      // A sub-app's listener: what the portal is about to do, ending the session say, is none of its business.
      window.reportError(error)
    } finally {
      isTelling = false
    }
  }

  actions.onGlobalStateChange((state) => {
    shared = state
    // Afterwards: sub-apps that are yet to hear of this change would hear of it last.
    if (!isTelling && isTouched()) queueMicrotask(tell)
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
