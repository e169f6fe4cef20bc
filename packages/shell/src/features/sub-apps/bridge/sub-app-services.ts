import type { SubAppName } from '@portal/protocol/systems'
import type {
  ErrorDetails,
  NavigateResult,
  OpenTabResult,
  PortalEvent,
  PortalNotification,
  PortalSnapshot,
  Unsubscribe,
} from '@portal/sub-app-sdk/bridge'
import type { SubAppFailure } from '../failure/failure.ts'

/** Events of the whole session; the others concern one tab and are told by the area itself. */
export type SessionEvent = Exclude<PortalEvent, 'tabActive' | 'routeRequested'>

/** One tab of a sub-app. The area starts the page at `path`, and asks an open page to go there when it changes. */
export interface SubAppTab {
  readonly tabId: string
  readonly app: SubAppName
  /** Where the page is now, a path inside the sub-app; the frame keeps it up to date from `routeChanged`. */
  readonly path: string
  /** Holds unsaved input, as `setDirty` told. */
  readonly isDirty: boolean
  /** How often the tab was refreshed: its page is built anew when the number changes. */
  readonly refreshes: number
}

/** What the frame does for the sub-apps, the same object for as long as the area stands. */
export interface SubAppServices {
  /** The session as this sub-app sees it: its responsibility depends on the system (specification §6). */
  snapshot(app: SubAppName): PortalSnapshot
  /** Tells that the snapshot has changed, or that the user signs out. */
  subscribe(event: SessionEvent, listener: () => void): Unsubscribe
  openTab(target: { app: SubAppName; path: string; title: string }): Promise<OpenTabResult>
  /** Leads the tab to another page of its sub-app, when the menus allow it. */
  navigate(tabId: string, page: { app: SubAppName; path: string }): NavigateResult
  closeTab(tabId: string): void
  setTabTitle(tabId: string, title: string): void
  setDirty(tabId: string, isDirty: boolean): void
  routeChanged(tabId: string, path: string): void
  /** Idempotent: each sub-app that meets E 4001 tells it (specification §4). */
  sessionExpired(certificate?: string): void
  /** Into the error log. */
  reportError(tabId: string, error: unknown, details?: ErrorDetails): void
  notify(notification: PortalNotification): void
  /** A page could not be shown or taken away, or met an error; the area tells the user, this is for the error log. */
  onFailure(failure: SubAppFailure): void
  /** Shows a page of the sub-app in a browser window of its own, signed in; to be called in the click itself. */
  openWindow(app: SubAppName, path: string): void
  /** Ends a developer's link to the sub-app, unless the user keeps unsaved input instead. */
  unlink(app: SubAppName): void
}
