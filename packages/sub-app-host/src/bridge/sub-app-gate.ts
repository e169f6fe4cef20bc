import type {
  ErrorDetails,
  NavigateResult,
  OpenTabResult,
  PortalNotification,
} from '@portal/sub-app-sdk/bridge'
import type { SessionEvent, SubAppServices, SubAppTab } from './sub-app-services.ts'

/** `live`: its tab's page; `lost`: behind a failure panel, may recover; `revoked`: no longer its tab's page. */
export type GateState = 'live' | 'lost' | 'revoked'

export interface SubAppGateOptions {
  readonly tab: SubAppTab
  readonly frame: SubAppServices
  /** Called with each error that the page itself reports, and so handles. */
  readonly onErrorReported?: (error: unknown) => void
  /** Called when the page reports whether it has unsaved input. */
  readonly onDirtyReported?: () => void
  /** Called when the page itself has navigated. */
  readonly onNavigated?: (path: string) => void
}

export type SubAppGate = ReturnType<typeof createSubAppGate>

/**
 * The frame's services for one page. Which calls pass depends on the state of the page:
 *
 * | call | live | lost | revoked |
 * | --- | --- | --- | --- |
 * | subApps, snapshot, lookups, subscribe, reportError | passes | passes | passes |
 * | sessionExpired, setTabTitle, routeChanged, notify | passes | passes | ignored |
 * | setDirty | passes | passes until the input is forgotten | ignored |
 * | openTab, openPortalPage, navigate, closeTab | passes | refused | refused |
 */
export function createSubAppGate({
  tab,
  frame,
  onErrorReported,
  onDirtyReported,
  onNavigated,
}: SubAppGateOptions) {
  const { tabId, app } = tab
  let state: GateState = 'live'
  /** Only a page that the user sees may open, close or navigate tabs. */
  const mayAct = () => state === 'live'

  let hasInput = false
  /** Whether the frame knows about the page's unsaved input, and asks before it is discarded. */
  let isInputKnown = true
  let timer: ReturnType<typeof setTimeout> | undefined
  function setInputKnown(isKnown: boolean): void {
    clearTimeout(timer)
    if (state !== 'revoked' && hasInput && isInputKnown !== isKnown) frame.setDirty(tabId, isKnown)
    isInputKnown = isKnown
  }

  return {
    get state() {
      return state
    },

    subApps: () => frame.subApps(),
    snapshot: () => frame.snapshot(app),
    lookups: () => frame.lookups(),
    subscribe: (event: SessionEvent, listener: () => void) => frame.subscribe(event, listener),
    openTab: async (target: Parameters<SubAppServices['openTab']>[0]): Promise<OpenTabResult> =>
      mayAct() ? frame.openTab(target) : 'refused-permission',
    openPortalPage: async (path: string): Promise<OpenTabResult> =>
      mayAct() ? frame.openPortalPage(path) : 'refused-permission',
    navigate: (path: string): NavigateResult =>
      mayAct() ? frame.navigate(tabId, { app, path }) : 'refused-permission',
    closeTab() {
      if (mayAct()) frame.closeTab(tabId)
    },
    setTabTitle(title: string) {
      if (state !== 'revoked') frame.setTabTitle(tabId, title)
    },
    routeChanged(path: string) {
      if (state === 'revoked') return
      onNavigated?.(path)
      frame.routeChanged(tabId, path)
    },
    setDirty(isDirty: boolean) {
      if (state === 'revoked') return
      onDirtyReported?.()
      hasInput = isDirty
      if (isInputKnown) frame.setDirty(tabId, isDirty)
    },
    notify(notification: PortalNotification) {
      if (state !== 'revoked') frame.notify(notification)
    },
    sessionExpired(certificate?: string) {
      if (state !== 'revoked') frame.sessionExpired(certificate)
    },
    reportError(...report: [error: unknown, details?: ErrorDetails]) {
      onErrorReported?.(report[0])
      frame.reportError(tabId, ...report)
    },

    /** The page is behind a failure panel, and may recover. */
    lost() {
      if (state === 'live') state = 'lost'
    },
    /** The page has recovered, with its input. */
    restored() {
      if (state === 'lost') state = 'live'
      setInputKnown(true)
    },
    /** From then on the frame no longer asks about the input of a lost page, unless it recovers. */
    forgetInputAfter(delayMs: number) {
      clearTimeout(timer)
      if (delayMs === 0) setInputKnown(false)
      else timer = setTimeout(setInputKnown, delayMs, false)
    },
    /** Another page may get the tab from now on. */
    revoke() {
      clearTimeout(timer)
      state = 'revoked'
    },
  }
}
