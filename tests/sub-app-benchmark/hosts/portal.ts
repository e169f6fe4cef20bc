import type { SubAppName } from '@portal/protocol/systems'
import { globalStateOf } from '@portal/sub-app-host/bridge/legacy-props'
import { createSubAppGate } from '@portal/sub-app-host/bridge/sub-app-gate'
import type { SubAppServices } from '@portal/sub-app-host/bridge/sub-app-services'
import { createTabBridge } from '@portal/sub-app-host/bridge/tab-bridge'
import { loadInIframe } from '@portal/sub-app-host/host/iframe/iframe-adapter'
import { loadWithQiankun, warmUpQiankun } from '@portal/sub-app-host/host/qiankun-adapter'
import { createSubAppHost } from '@portal/sub-app-host/host/sub-app-host'
import type { FetchFile } from '@portal/sub-app-host/loading/fetch-file'
import { createPrefetch } from '@portal/sub-app-host/loading/prefetch'
import { snapshot } from '@portal/sub-app-sdk/testing/fake-bridge'
import panelStyles from '../../../packages/shell/src/features/sub-apps/sub-app-panel.module.css'
import { type AppName, entryOf, fetchAhead, type Host } from './host.ts'

/** The portal knows its sub-apps by name; here they are the benchmark's pages. */
const nameOf = { tiny: 'czdp', antd: 'oms', untidy: 'ltc', empty: 'dp' } as const satisfies Record<
  AppName,
  SubAppName
>
const appOf: Readonly<Record<SubAppName, AppName>> = { czdp: 'tiny', oms: 'antd', ltc: 'untidy' }
const entryOfName = (name: SubAppName) => entryOf(appOf[name] ?? 'empty')

/** A frame that does nothing. */
const services: SubAppServices = {
  subApps: () => Object.keys(appOf),
  sendFor: () => async () => ({}),
  pageMounted: () => () => {},
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

const fetchFile: FetchFile = async (url) => (await fetch(url)).text()

const prefetch = createPrefetch({
  entryOf: entryOfName,
  fetchFile,
  warmUp: warmUpQiankun,
  isThrifty: () => false,
})

type HostOptions = Parameters<typeof createSubAppHost>[0]

/** The portal's own host, without the frame around it. */
const hostWith = (loadFor: HostOptions['loadFor'], prefetchApp: Host['prefetch']): Host => {
  const openSubApp = createSubAppHost({
    loadFor,
    entryOf: entryOfName,
    fetchFile,
    prefixOf: (app) => `/child/${app}`,
  })
  return {
    prefetch: prefetchApp,
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
}

export const inQiankun = hostWith(
  () => loadWithQiankun,
  (app) => prefetch(nameOf[app]),
)
/** The portal leaves it to the browser to have such a page ready. */
export const inIframe = hostWith(() => loadInIframe([]), fetchAhead)
