import { type SubAppName, subAppNames } from '@portal/protocol/systems'
import { type PortalBridge, snapshotEvents } from '@portal/sub-app-sdk/bridge'
import type { GlobalState } from './global-state.ts'
import type { SubAppServices } from './sub-app-services.ts'

type Services = Pick<SubAppServices, 'snapshot' | 'subscribe'>

/** One for all sub-apps of a frame. */
const states = new WeakMap<Services, GlobalState>()

/**
 * What the global state holds; its names are assumed. qiankun shows the same to every sub-app: so what differs between
 * them stands below their names, and the position below OMS only, which alone is told of it (specification §4).
 * `shared` is theirs to talk to each other; everything else is the portal's.
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
      if (isOver) return { user: undefined, certificate: '', departments: [], apps: {} }
      const { user, certificate, departments, language, theme, size } = services.snapshot('oms')
      const apps = Object.fromEntries(subAppNames.map((app) => [app, ofApp(app, services)]))
      return { user, certificate, departments, language, theme, size, apps }
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

function ofApp(app: SubAppName, services: Services) {
  const { responsibility, position } = services.snapshot(app)
  return app === 'oms' ? { responsibility, position } : { responsibility }
}

/** Properties beside the bridge, for sub-apps that only read properties: the session as it is when they are mounted. */
export const oldStyleProps = ({ snapshot, tabId, initialPath }: PortalBridge) => ({
  ...snapshot(),
  tabId,
  initialPath,
})
