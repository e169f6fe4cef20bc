import { expectObject, ownPath } from '../accepted-calls.ts'
import type { PortalBridge, PortalEvent, PortalEvents, PortalSnapshot } from '../bridge.ts'
import { bridgeVersion } from '../bridge.ts'
import { bridgeListeners } from '../bridge-listeners.ts'
import { defaultThemeColor, portalColors } from '../look/portal-colors.ts'

export const snapshot: PortalSnapshot = {
  user: {
    userId: 7,
    userName: 'wangjing',
    userFullName: '王静',
    isDistributor: false,
    userRespList: [],
    baseUserPosition: [],
    distributorInfoBean: null,
    sapDistributorSaleAreas: [],
  },
  certificate: 'certificate-of-wangjing',
  responsibility: undefined,
  position: undefined,
  departments: [{ code: 'CERAMIC', name: '瓷砖事业部' }],
  businessUnit: 'all',
  language: 'en',
  theme: 'light',
  colors: portalColors(defaultThemeColor, 'light'),
  size: 'medium',
}

/** What of the session each event is about. */
const changes = {
  certificateChanged: (certificate) => ({ certificate }),
  responsibilityChanged: (responsibility) => ({ responsibility }),
  positionChanged: (position) => ({ position }),
  departmentsChanged: (departments) => ({ departments }),
  lookupsChanged: () => ({}),
  languageChanged: (language) => ({ language }),
  themeChanged: (theme) => ({ theme }),
  sizeChanged: (size) => ({ size }),
  tabActive: () => ({}),
  routeRequested: () => ({}),
  signingOut: () => ({}),
} satisfies { readonly [Event in PortalEvent]: (value: PortalEvents[Event]) => Partial<PortalSnapshot> }

export interface FakeBridge extends PortalBridge {
  /** Changes the session like the portal would, by the event's value and by `now`, and notifies the listeners. */
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
  let isActive = true
  let lookups: PortalEvents['lookupsChanged'] = []
  const listeners = bridgeListeners(() => isActive)
  const emit: FakeBridge['emit'] = (event, value, now = {}) => {
    const changed: Partial<PortalSnapshot> = changes[event](value as never) // the value is the event's own
    current = { ...current, ...changed, ...now }
    if (event === 'tabActive') isActive = value === true
    if (event === 'lookupsChanged') lookups = value as typeof lookups // the value is the event's own
    listeners.emit(event, value)
  }
  return {
    version: bridgeVersion,
    tabId: 'tab-1',
    initialPath: '/',
    // Created on each call, as in the portal.
    snapshot: () => ({ ...current }),
    lookups: () => lookups,
    on: listeners.on,
    async openTab(target) {
      expectObject('openTab', target)
      ownPath('openTab', target.path)
      return 'opened'
    },
    async navigate(path) {
      emit('routeRequested', ownPath('navigate', path))
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
    emit,
    listenerCount: listeners.count,
  }
}
