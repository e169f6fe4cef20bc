import type { NavigateResult, OpenTabResult, PortalSnapshot } from '@portal/sub-app-sdk/bridge'
import { snapshot } from '@portal/sub-app-sdk/testing/fake-bridge'
import { vi } from 'vitest'
import type { SessionEvent, SubAppServices } from '../bridge/sub-app-services.ts'
import { createSignal } from '../bridge/tab-bridge.ts'

/** A frame in memory that records its calls. */
export function fakeServices(start: Partial<PortalSnapshot> = {}) {
  let current: PortalSnapshot = { ...snapshot, ...start }
  const events = createSignal<SessionEvent>()
  const services = {
    subApps: () => ['oms', 'ltc', 'czdp', 'dp'],
    sendFor: () => async () => ({}),
    pageMounted: () => () => {},
    snapshot: () => current,
    lookups: () => [
      { systemCode: 'OMS', lookupType: 'STATUS', lookupCode: 'NEW', meaning: 'New', orderSeq: 1 },
    ],
    subscribe: (event, listener) => events.on((changed) => changed === event && listener()),
    openTab: vi.fn(async (): Promise<OpenTabResult> => 'opened'),
    openPortalPage: vi.fn(async (): Promise<OpenTabResult> => 'opened'),
    navigate: vi.fn((): NavigateResult => 'opened'),
    closeTab: vi.fn(),
    setTabTitle: vi.fn(),
    setDirty: vi.fn(),
    routeChanged: vi.fn(),
    sessionExpired: vi.fn(),
    reportError: vi.fn(),
    notify: vi.fn(),
    onFailure: vi.fn(),
    openWindow: vi.fn(),
    mayReload: vi.fn(async () => true),
    unlink: vi.fn(),
  } satisfies SubAppServices
  const change = (event: SessionEvent, now: Partial<PortalSnapshot>) => {
    current = { ...current, ...now }
    events.emit(event)
  }
  return { services, change }
}
