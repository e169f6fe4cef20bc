import type {
  ErrorDetails,
  NavigateResult,
  OpenTabResult,
  PortalNotification,
} from '@portal/sub-app-sdk/bridge'
import type { SubAppFailure } from '../failure/failure.ts'
import type { SessionEvent, SubAppServices, SubAppTab } from './sub-app-services.ts'

/**
 * `premounted`: mounted before its tab was opened; `live`: its tab's page; `lost`: behind a failure panel, may recover;
 * `revoked`: no longer its tab's page.
 */
export type GateState = 'premounted' | 'live' | 'lost' | 'revoked'

export interface SubAppGateOptions {
  readonly tab: SubAppTab
  readonly frame: SubAppServices
  /** Set for a page that is mounted before its tab is opened: removes it, without a message. */
  readonly withdraw?: (() => void) | undefined
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
 * | call | premounted | live | lost | revoked |
 * | --- | --- | --- | --- | --- |
 * | snapshot, lookups, subscribe, reportError | passes | passes | passes | passes |
 * | sessionExpired | passes | passes | passes | ignored |
 * | setTabTitle, routeChanged, notify | the last of each when shown | passes | passes | ignored |
 * | setDirty | the last when shown | passes | passes until the input is forgotten | ignored |
 * | openTab, openPortalPage, navigate, closeTab | refused, and the page is withdrawn | passes | refused | refused |
 */
export function createSubAppGate({
  tab,
  frame,
  withdraw,
  onErrorReported,
  onDirtyReported,
  onNavigated,
}: SubAppGateOptions) {
  const { tabId, app } = tab
  let state: GateState = withdraw ? 'premounted' : 'live'
  let isLost = false
  let wasShown = !withdraw
  /** Updates of a premounted page, the last of each kind. */
  const deferred = new Map<string, () => void>()

  /** Passes updates that affect only the page's own tab. */
  function update(kind: string, call: () => void): void {
    if (state === 'premounted') deferred.set(kind, call)
    else if (state !== 'revoked') call()
  }
  /** Only a page that the user sees may open, close or navigate tabs. */
  function mayAct(): boolean {
    if (state === 'premounted') withdraw?.()
    return state === 'live'
  }

  let hasInput = false
  /** Whether the frame knows about the page's unsaved input, and asks before it is discarded. */
  let isInputKnown = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const setDirty = (isDirty: boolean) => update('input', () => frame.setDirty(tabId, isDirty))
  function setInputKnown(isKnown: boolean): void {
    clearTimeout(timer)
    if (hasInput && isInputKnown !== isKnown) setDirty(isKnown)
    isInputKnown = isKnown
  }

  return {
    get state() {
      return state
    },

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
    setTabTitle: (title: string) => update('title', () => frame.setTabTitle(tabId, title)),
    routeChanged(path: string) {
      if (state === 'revoked') return
      onNavigated?.(path)
      update('route', () => frame.routeChanged(tabId, path))
    },
    setDirty(isDirty: boolean) {
      if (state === 'revoked') return
      onDirtyReported?.()
      hasInput = isDirty
      if (isInputKnown) setDirty(isDirty)
    },
    notify: (notification: PortalNotification) => update('notification', () => frame.notify(notification)),
    sessionExpired(certificate?: string) {
      if (state !== 'revoked') frame.sessionExpired(certificate)
    },
    reportError(...report: [error: unknown, details?: ErrorDetails]) {
      onErrorReported?.(report[0])
      frame.reportError(tabId, ...report)
    },

    /** A page that was never shown fails without a message. */
    reportFailure(failure: SubAppFailure) {
      if (wasShown) frame.onFailure(failure)
      else withdraw?.()
    },
    /** The tab was opened: updates that a premounted page has deferred pass. */
    shown() {
      if (state !== 'premounted') return
      wasShown = true
      state = isLost ? 'lost' : 'live'
      for (const call of deferred.values()) call()
      deferred.clear()
    },
    /** The page is behind a failure panel, and may recover. */
    lost() {
      isLost = true
      if (state === 'live') state = 'lost'
    },
    /** The page has recovered, with its input. */
    restored() {
      isLost = false
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
