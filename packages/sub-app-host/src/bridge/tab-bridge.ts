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
import type { SubAppGate } from './sub-app-gate.ts'
import type { SessionEvent, SubAppTab } from './sub-app-services.ts'

interface Signal<Value> {
  emit(value: Value): void
  on(listener: (value: Value) => void): Unsubscribe
}

/** Calls its current listeners with each emitted value. */
export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    on(listener) {
      // Wrapped, so that a function added twice is called twice.
      const own = (value: Value) => listener(value)
      listeners.add(own)
      return () => listeners.delete(own)
    },
  }
}

type Sources = { readonly [Event in PortalEvent]: (listener: PortalListener<Event>) => Unsubscribe }

interface TabBridgeOptions {
  readonly tab: SubAppTab
  readonly gate: SubAppGate
  readonly isActive: () => boolean
  /** Sends a call with the certificate. */
  readonly request: PortalBridge['request']
}

interface TabBridge {
  readonly bridge: PortalBridge
  activeChanged(isActive: boolean): void
  requestRoute(path: string): void
}

/** The name of the portal in `openTab`; an installation may have a sub-app of that name. */
const portalItself = 'portal'

/** The bridge of one page: checks what the page passes, and adds the two events of its own tab. */
export function createTabBridge({ tab, gate, isActive, request }: TabBridgeOptions): TabBridge {
  const { tabId, app } = tab
  const tabActive = createSignal<boolean>()
  const routeRequested = createSignal<string>()

  let errors = 0
  const reportError = (...report: [error: unknown, details?: ErrorDetails]) => {
    errors += 1
    if (errors <= limits.maxReportedErrors) gate.reportError(...report)
  }

  const onChange =
    <Value>(event: SessionEvent, read: (snapshot: PortalSnapshot) => Value) =>
    (listener: (value: Value) => void) =>
      gate.subscribe(event, () => listener(read(gate.snapshot())))

  /** A listener of the sub-app that throws must not stop the portal; its error is reported. */
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
    // The position is for OMS only (specification §4).
    positionChanged: app === 'oms' ? onChange('positionChanged', ({ position }) => position) : () => () => {},
    departmentsChanged: onChange('departmentsChanged', ({ departments }) => departments),
    lookupsChanged: (listener) => gate.subscribe('lookupsChanged', () => listener(gate.lookups())),
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
    version: bridgeVersion,
    tabId,
    initialPath: tab.path,
    snapshot: gate.snapshot,
    lookups: gate.lookups,
    on(event, listener) {
      expectListening(event, listener)
      return sources[event](isolated(listener))
    },
    async openTab(target) {
      expectObject('openTab', target)
      const targetApp = target.app ?? app
      const path = ownPath('openTab', target.path)
      if (!gate.subApps().includes(targetApp))
        return targetApp === portalItself ? gate.openPortalPage(path) : 'refused-permission'
      return gate.openTab({ app: targetApp, path, title: cleanTitle(target.title) ?? '' })
    },
    navigate: async (path) => gate.navigate(ownPath('navigate', path)),
    closeTab: gate.closeTab,
    setTabTitle(title) {
      // Plain JavaScript may pass anything.
      if (typeof title === 'string') gate.setTabTitle(cleanTitle(title) ?? '')
    },
    setDirty: gate.setDirty,
    onRouteChange: (path) => gate.routeChanged(ownPath('onRouteChange', path)),
    sessionExpired: gate.sessionExpired,
    reportError,
    notify(notification) {
      expectObject('notify', notification)
      gate.notify(cleanNotification(notification))
    },
    async request(call, options) {
      expectObject('request', call)
      // The certificate must not reach another origin.
      return request({ ...call, url: ownPath('request', call.url) }, options)
    },
  }
  return { bridge, activeChanged: tabActive.emit, requestRoute: routeRequested.emit }
}
