import type { SubAppName } from '@portal/protocol/systems'
import {
  type PortalBridge,
  type PortalSnapshot,
  snapshotEvents,
  type Unsubscribe,
} from '@portal/sub-app-sdk/bridge'
import type { SubAppServices } from './sub-app-services.ts'

type State = Readonly<Record<string, unknown>>

/** What the portal puts into the state that qiankun shares between all sub-apps. */
export interface GlobalState {
  now(): State
  /** Reports that `now` returns something else. */
  subscribe(listener: () => void): Unsubscribe
}

/** The hosting library's own functions, as the portal gets them. */
interface GlobalStateActions {
  setGlobalState(state: Record<string, unknown>): boolean
  onGlobalStateChange(listener: (state: Record<string, unknown>) => void): void
}

/**
 * Keeps the portal's part of the shared state. Sub-apps may write into it; changes of the portal's part are reverted.
 */
export function followGlobalState(actions: GlobalStateActions): (state: GlobalState) => void {
  let followed: GlobalState | undefined
  let end: Unsubscribe = () => {}
  let shared: State = {}
  let isTelling = false
  const isTouched = () =>
    Object.entries(followed?.now() ?? {}).some(([key, value]) => !isSame(shared[key], value))
  const publish = () => {
    if (!followed) return
    isTelling = true
    try {
      actions.setGlobalState({ ...followed.now() })
      // Corrected only once for a sub-app that writes in its listener: one that always does would loop forever.
      if (isTouched()) actions.setGlobalState({ ...followed.now() })
    } catch (error) {
      // A sub-app's listener must not stop what the portal is about to do, such as ending the session.
      window.reportError(error)
    } finally {
      isTelling = false
    }
  }

  actions.onGlobalStateChange((state) => {
    shared = state
    // Deferred: sub-apps not yet notified of this change would be notified in the wrong order.
    if (!isTelling && isTouched()) queueMicrotask(publish)
  })

  return (state) => {
    if (state === followed) return
    end()
    followed = state
    end = state.subscribe(publish)
    publish()
  }
}

/** The library hands out copies. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

type Services = Pick<SubAppServices, 'snapshot' | 'subApps' | 'subscribe'>

/** One for all sub-apps of a frame. */
const states = new WeakMap<Services, GlobalState>()

/**
 * The content of the global state; its names are assumed. What differs between sub-apps is nested under their names,
 * the position only under OMS, which alone receives it (specification §4). `shared` is for sub-apps; the rest is the
 * portal's.
 */
export function globalStateOf(services: Services): GlobalState {
  const state = states.get(services) ?? createGlobalState(services)
  states.set(services, state)
  return state
}

function createGlobalState(services: Services): GlobalState {
  let isOver = false
  return {
    now() {
      const names = isOver ? [] : services.subApps()
      const snapshots = names.map((app) => [app, services.snapshot(app)] as const)
      const apps = Object.fromEntries(snapshots.map(([app, snapshot]) => [app, ofApp(app, snapshot)]))
      // The same in all of them.
      const [, common] = snapshots[0] ?? []
      if (!common) return { user: undefined, certificate: '', departments: [], apps }
      const { user, certificate, departments, businessUnit, language, theme, size } = common
      return { user, certificate, departments, businessUnit, language, theme, size, apps }
    },
    subscribe(listener) {
      const over = () => {
        isOver = true
        listener()
      }
      const endings = [
        ...snapshotEvents.map((event) => services.subscribe(event, listener)),
        services.subscribe('signingOut', over),
      ]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

const ofApp = (app: SubAppName, { responsibility, position }: PortalSnapshot) =>
  app === 'oms' ? { responsibility, position } : { responsibility }

/**
 * Properties beside the bridge, for sub-apps that only read properties: the session at mount time.
 * @param base where the sub-app's addresses begin, under the names that common routers use
 */
export const oldStyleProps = ({ snapshot, lookups, tabId, initialPath }: PortalBridge, base: string) => ({
  ...snapshot(),
  lookups: lookups(),
  tabId,
  initialPath,
  base,
  routerBase: base,
})
