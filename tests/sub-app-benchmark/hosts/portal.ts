import type { SubAppName } from '@portal/protocol/systems'
import { snapshot } from '@portal/sub-app-sdk/testing/fake-bridge'
import { globalStateOf } from '../../../packages/shell/src/features/sub-apps/bridge/legacy-props.ts'
import { createSubAppGate } from '../../../packages/shell/src/features/sub-apps/bridge/sub-app-gate.ts'
import type { SubAppServices } from '../../../packages/shell/src/features/sub-apps/bridge/sub-app-services.ts'
import { createTabBridge } from '../../../packages/shell/src/features/sub-apps/bridge/tab-bridge.ts'
import {
  loadWithQiankun,
  warmUpQiankun,
} from '../../../packages/shell/src/features/sub-apps/host/qiankun-adapter.ts'
import { createSlotPool } from '../../../packages/shell/src/features/sub-apps/host/slot-pool.ts'
import { createSubAppHost } from '../../../packages/shell/src/features/sub-apps/host/sub-app-host.ts'
import { limits } from '../../../packages/shell/src/features/sub-apps/limits.ts'
import { fetchFile } from '../../../packages/shell/src/features/sub-apps/loading/fetch-file.ts'
import { createPrefetch } from '../../../packages/shell/src/features/sub-apps/loading/prefetch.ts'
import panelStyles from '../../../packages/shell/src/features/sub-apps/sub-app-panel.module.css'
import { type AppName, entryOf, type Host } from './host.ts'

/** The portal knows its sub-apps by name; here they are the benchmark's pages. */
const nameOf = { tiny: 'czdp', antd: 'oms', untidy: 'ltc', empty: 'dp' } as const satisfies Record<
  AppName,
  SubAppName
>
const appOf: Readonly<Record<SubAppName, AppName>> = { czdp: 'tiny', oms: 'antd', ltc: 'untidy' }
const entryOfName = (name: SubAppName) => entryOf(appOf[name] ?? 'empty')

/** A frame that does nothing. */
const services: SubAppServices = {
  snapshot: () => snapshot,
  lookups: () => [],
  subscribe: () => () => {},
  openTab: async () => 'opened',
  openPortalPage: async () => 'opened',
  navigate: () => 'opened',
  closeTab() {},
  setTabTitle() {},
  setDirty() {},
  routeChanged() {},
  sessionExpired() {},
  reportError(_tabId, error) {
    throw error
  },
  notify() {},
  onFailure: ({ error }) => {
    throw error
  },
  openWindow() {},
  mayReload: async () => true,
  unlink() {},
}

const openSubApp = createSubAppHost({
  loadFor: () => loadWithQiankun,
  entryOf: entryOfName,
  fetchFile,
  slots: createSlotPool(),
  mountTimeoutMs: limits.mountTimeoutMs,
  prefixOf: (app) => `/child/${app}`,
})

const prefetch = createPrefetch({
  entryOf: entryOfName,
  fetchFile,
  warmUp: warmUpQiankun,
  isThrifty: () => false,
})

/** The portal's own host, without the frame around it. */
export const host: Host = {
  prefetch: (app) => prefetch(nameOf[app]),
  behind: panelStyles.behind,
  open(app, place, number) {
    let isShown = true
    const tab = {
      tabId: `${app}-${number}`,
      app: nameOf[app],
      path: '/',
      isDirty: false,
      refreshes: 0,
    }
    const tabBridge = createTabBridge({
      tab,
      gate: createSubAppGate({ tab, frame: services }),
      isActive: () => isShown,
      request: async () => ({}),
    })
    const instance = openSubApp({
      app: tab.app,
      parent: place,
      bridge: tabBridge.bridge,
      isShown: () => isShown,
      globalState: globalStateOf(services),
    })
    return {
      close: () => instance.close(),
      shown(now) {
        isShown = now
        tabBridge.activeChanged(now)
        instance.shown(now)
      },
    }
  },
}
