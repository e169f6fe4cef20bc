import { expectListening, expectObject, ownPath } from '../accepted-calls.ts'
import type { PortalBridge, PortalEvent, PortalEvents, PortalListener, PortalSnapshot } from '../bridge.ts'
import { bridgeVersion } from '../bridge.ts'
import { defaultThemeColor, portalColors } from '../look/portal-colors.ts'

export const snapshot: PortalSnapshot = {
  user: { userId: 7, userName: 'wangjing', userFullName: '王静' },
  certificate: 'certificate-of-wangjing',
  responsibility: undefined,
  position: undefined,
  departments: [{ code: 'CERAMIC', name: '瓷砖事业部' }],
  language: 'en',
  theme: 'light',
  colors: portalColors(defaultThemeColor, 'light'),
  size: 'medium',
}

export interface FakeBridge extends PortalBridge {
  /** Changes the session as the portal would and tells the listeners of the event. */
  emit<Event extends PortalEvent>(
    event: Event,
    value: PortalEvents[Event],
    now?: Partial<PortalSnapshot>,
  ): void
  listenerCount(): number
}

/** A portal in memory, for tests of what lives behind the bridge; what the portal refuses, it refuses, unless overridden. */
export function fakeBridge(
  overrides: Partial<PortalBridge> = {},
  start: Partial<PortalSnapshot> = {},
): FakeBridge {
  let current: PortalSnapshot = { ...snapshot, ...start }
  const listeners: { event: PortalEvent; listener: (value: never) => void }[] = []
  return {
    version: bridgeVersion,
    tabId: 'tab-1',
    initialPath: '/',
    // Put together anew each time, as the portal does.
    snapshot: () => ({ ...current }),
    on<Event extends PortalEvent>(event: Event, listener: PortalListener<Event>) {
      expectListening(event, listener)
      const entry = { event, listener }
      listeners.push(entry)
      return () => {
        listeners.splice(listeners.indexOf(entry), 1)
      }
    },
    async openTab(target) {
      expectObject('openTab', target)
      ownPath('openTab', target.path)
      return 'opened'
    },
    async navigate(path) {
      ownPath('navigate', path)
      return 'opened'
    },
    notify: (notification) => expectObject('notify', notification),
    closeTab() {},
    setTabTitle() {},
    setDirty() {},
    onRouteChange: (path) => void ownPath('onRouteChange', path),
    sessionExpired() {},
    reportError() {},
    async request(call) {
      expectObject('request', call)
      ownPath('request', call.url)
      return { status: 'S', data: null }
    },
    ...overrides,
    emit(event, value, now = {}) {
      current = { ...current, ...now }
      // Listeners of an event take the event's value: `on` admits no others.
      for (const one of [...listeners]) if (one.event === event) one.listener(value as never)
    },
    listenerCount: () => listeners.length,
  }
}
