import type { SubAppName } from '@portal/protocol/systems'
import type {
  ErrorDetails,
  NavigateResult,
  OpenTabResult,
  PortalBridge,
  PortalEvent,
  PortalLookup,
  PortalNotification,
  PortalSnapshot,
  Unsubscribe,
} from '@portal/sub-app-sdk/bridge'
import type { SubAppFailure } from '../failure.ts'

/** Events of the whole session; the others concern one tab and come from the area itself. */
export type SessionEvent = Exclude<PortalEvent, 'tabActive' | 'routeRequested'>

/** One tab of a sub-app. The area starts the page at `path`, and asks a mounted page to navigate when it changes. */
export interface SubAppTab {
  readonly tabId: string
  readonly app: SubAppName
  /** The current path inside the sub-app; the frame updates it on `routeChanged`. */
  readonly path: string
  /** Has unsaved input, as `setDirty` says. */
  readonly isDirty: boolean
  /** How often the tab was refreshed; its page is mounted again when the number changes. */
  readonly refreshes: number
}

/** The frame's services for sub-apps; the same object while the area is mounted. */
export interface SubAppServices {
  /** The names of all sub-apps of the installation. */
  subApps(): readonly SubAppName[]
  /** Sends the calls of a sub-app's page through the portal's own transport. */
  sendFor(app: SubAppName): PortalBridge['request']
  /** A page is mounted, for which a sign-out waits; call the returned function when it is unmounted. */
  pageMounted(): () => void
  /** The session as this sub-app sees it: its responsibility depends on the system (specification §6). */
  snapshot(app: SubAppName): PortalSnapshot
  lookups(): readonly PortalLookup[]
  /** Called when that part of the session has changed, or when the user signs out. */
  subscribe(event: SessionEvent, listener: () => void): Unsubscribe
  /** Without a title, the tab shows the page's name in the menus. */
  openTab(target: { app: SubAppName; path: string; title: string }): Promise<OpenTabResult>
  /** Opens a page of the portal's own; `path` has its query. */
  openPortalPage(path: string): Promise<OpenTabResult>
  /** Navigates the tab to another page of its sub-app, when the menus allow it. */
  navigate(tabId: string, page: { app: SubAppName; path: string }): NavigateResult
  closeTab(tabId: string): void
  /** An empty title restores the page's name in the menus. */
  setTabTitle(tabId: string, title: string): void
  setDirty(tabId: string, isDirty: boolean): void
  routeChanged(tabId: string, path: string): void
  /** Idempotent: each sub-app that gets E 4001 calls it (specification §4). */
  sessionExpired(certificate?: string): void
  /** Into the error log. */
  reportError(tabId: string, error: unknown, details?: ErrorDetails): void
  notify(notification: PortalNotification): void
  /** For the error log: a page could not be mounted or unmounted, or has disappeared. The area itself tells the user. */
  onFailure(failure: SubAppFailure): void
  /** Opens a page of the sub-app in a new browser window, signed in. Call it synchronously in the click. */
  openWindow(app: SubAppName, path: string): void
  /** False where the user keeps what was typed into a page, reported or not. */
  mayReload(tabId: string): Promise<boolean>
  /** Removes a developer's link to the sub-app, unless the user chooses to keep unsaved input. */
  unlink(app: SubAppName): void
}
