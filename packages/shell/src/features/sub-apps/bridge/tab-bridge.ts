import { isSubAppName } from '@portal/protocol/systems'
import { expectListening, expectObject, ownPath } from '@portal/sub-app-sdk/accepted-calls'
import {
  bridgeVersion,
  type ErrorDetails,
  type PortalBridge,
  type PortalEvent,
  type PortalListener,
  type PortalSnapshot,
  type Unsubscribe,
} from '@portal/sub-app-sdk/bridge'
import { cleanNotification, cleanTitle } from '@portal/sub-app-sdk/shown-texts'
import { limits } from '../limits.ts'
import { revocable } from './revocable-services.ts'
import type { SessionEvent, SubAppServices, SubAppTab } from './sub-app-services.ts'

interface Signal<Value> {
  emit(value: Value): void
  on(listener: (value: Value) => void): Unsubscribe
}

/** News for whoever listens at the moment. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    on(listener) {
      // Wrapped, so that one function that listens twice is two listeners.
      const own = (value: Value) => listener(value)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

type Sources = { readonly [Event in PortalEvent]: (listener: PortalListener<Event>) => Unsubscribe }

interface TabBridgeOptions {
  readonly tab: SubAppTab
  readonly services: SubAppServices
  readonly isActive: () => boolean
  /** The page takes up the bridge; one that knows it does so first of all, by its version. */
  readonly onConnected?: () => void
  /** Sends a call with the certificate. */
  readonly request: PortalBridge['request']
}

interface TabBridge {
  readonly bridge: PortalBridge
  activeChanged(isActive: boolean): void
  requestRoute(path: string): void
  /** The page is no longer the tab's: from now on it can do nothing in the portal. */
  revoke(): void
}

/** The bridge of one tab, and the two events that concern this tab alone. */
export function createTabBridge({
  tab,
  services: frame,
  isActive,
  onConnected,
  request,
}: TabBridgeOptions): TabBridge {
  const { tabId, app } = tab
  const { services, revoke } = revocable(frame)
  const tabActive = createSignal<boolean>()
  const routeRequested = createSignal<string>()

  let errors = 0
  const reportError = (...told: [error: unknown, details?: ErrorDetails]) => {
    errors += 1
    if (errors <= limits.maxReportedErrors) services.reportError(tabId, ...told)
  }

  const onChange =
    <Value>(event: SessionEvent, read: (snapshot: PortalSnapshot) => Value) =>
    (listener: (value: Value) => void) =>
      services.subscribe(event, () => listener(read(services.snapshot(app))))

  /** A sub-app's listener is other people's code: its failure is told, and must not stop what the portal is doing. */
  const isolated =
    <Value>(listener: (value: Value) => void) =>
    (value: Value) => {
      try {
        listener(value)
      } catch (error) {
        reportError(error)
      }
    }

  const sources: Sources = {
    certificateChanged: onChange('certificateChanged', ({ certificate }) => certificate),
    responsibilityChanged: onChange('responsibilityChanged', ({ responsibility }) => responsibility),
    // The position is told to OMS only (specification §4).
    positionChanged: app === 'oms' ? onChange('positionChanged', ({ position }) => position) : () => () => {},
    departmentsChanged: onChange('departmentsChanged', ({ departments }) => departments),
    languageChanged: onChange('languageChanged', ({ language }) => language),
    themeChanged: onChange('themeChanged', ({ theme }) => theme),
    sizeChanged: onChange('sizeChanged', ({ size }) => size),
    signingOut: onChange('signingOut', () => undefined),
    routeRequested: routeRequested.on,
    tabActive(listener) {
      listener(isActive())
      return tabActive.on(listener)
    },
  }

  const bridge: PortalBridge = {
    get version() {
      onConnected?.()
      return bridgeVersion
    },
    tabId,
    initialPath: tab.path,
    snapshot: () => services.snapshot(app),
    on(event, listener) {
      expectListening(event, listener)
      return sources[event](isolated(listener))
    },
    async openTab(target) {
      expectObject('openTab', target)
      const targetApp = target.app ?? app
      if (!isSubAppName(targetApp)) return 'refused-permission'
      const path = ownPath('openTab', target.path)
      return services.openTab({ app: targetApp, path, title: cleanTitle(target.title) ?? path })
    },
    navigate: async (path) => services.navigate(tabId, { app, path: ownPath('navigate', path) }),
    closeTab: () => services.closeTab(tabId),
    setTabTitle(title) {
      const clean = cleanTitle(title)
      if (clean !== undefined) services.setTabTitle(tabId, clean)
    },
    setDirty: (isDirty) => services.setDirty(tabId, isDirty),
    onRouteChange: (path) => services.routeChanged(tabId, ownPath('onRouteChange', path)),
    sessionExpired: (certificate) => services.sessionExpired(certificate),
    reportError,
    notify(notification) {
      expectObject('notify', notification)
      services.notify(cleanNotification(notification))
    },
    async request(call, options) {
      expectObject('request', call)
      // The certificate must not reach another origin.
      return request({ ...call, url: ownPath('request', call.url) }, options)
    },
  }
  return { bridge, activeChanged: tabActive.emit, requestRoute: routeRequested.emit, revoke }
}
