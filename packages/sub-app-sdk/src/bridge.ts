import type { PortalLanguage, PortalLookup, PortalSize, PortalSnapshot, PortalTheme } from './snapshot.ts'

export type * from './snapshot.ts'

/** The version of this contract between portal and sub-apps; a breaking change increases it. */
export const bridgeVersion = 1

/** Mounting rejects with an error of this `name` when portal and sub-app use different versions. */
export const bridgeVersionError = 'BridgeVersionError'

/** The data of that error besides its message. */
export interface BridgeVersions {
  readonly portalVersion: unknown
  readonly subAppVersion: number
}

/** Each event with what its listeners get. */
export interface PortalEvents {
  responsibilityChanged: PortalSnapshot['responsibility']
  /** For OMS only (specification §4). */
  positionChanged: PortalSnapshot['position']
  departmentsChanged: PortalSnapshot['departments']
  /** The portal has loaded its lookups again, e.g. in another language. */
  lookupsChanged: readonly PortalLookup[]
  languageChanged: PortalLanguage
  /** Light or dark, or the colours of the snapshot. */
  themeChanged: PortalTheme
  sizeChanged: PortalSize
  /** Whether the page is the visible one; a new listener is called at once with the current state. */
  tabActive: boolean
  /**
   * The portal asks the page to navigate to this path: by `navigate`, or because the tab's address was opened again,
   * e.g. from a link. The browser's Back switches tabs; it doesn't undo navigations inside a page.
   */
  routeRequested: string
  /** The same user has signed in again; only a sub-app that sends its own calls needs the new certificate. */
  certificateChanged: string
  /** The last moment to save something before everything of the session is cleared. */
  signingOut: undefined
}
export type PortalEvent = keyof PortalEvents

/** The events after which the snapshot is another one. */
export const snapshotEvents = [
  'certificateChanged',
  'responsibilityChanged',
  'positionChanged',
  'departmentsChanged',
  'languageChanged',
  'themeChanged',
  'sizeChanged',
] as const satisfies readonly PortalEvent[]

export type PortalListener<Event extends PortalEvent> = (value: PortalEvents[Event]) => void
export type Unsubscribe = () => void

/**
 * A page of a sub-app, by default the caller's own. `path` starts with a slash. The app `portal` is the portal itself:
 * its inbox of approvals, `/approvals`, takes the code of a system as `?system=LTC`. A portal without such a page
 * refuses.
 */
export interface OpenTabTarget {
  readonly app?: string
  readonly path: string
  /** Its name in the menus without one. */
  readonly title?: string
}
/** `refused-permission`: the menus of the person lead neither to that page nor to one above it. */
export type OpenTabResult = 'opened' | 'refused-limit' | 'refused-permission'

export type NavigateResult = 'opened' | 'refused-permission'

/** A short message over the page, as plain text; the portal cuts it after 200 characters. */
export interface PortalNotification {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
}

/** A call of the backend; `url` is a path below the portal's API base, e.g. `/api/…`. */
export interface BridgeRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
/** With `keepalive` a call is sent even if the window is closed in the meantime. */
export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

/**
 * The error of `request`. `http`: a status outside 2xx; `malformed`: no JSON; `intercepted`: a proxy's page instead of
 * an answer; `sessionEnded`: the page's session was over, and nothing was sent. A refusal by the backend itself (E
 * 4001) is an answer, not an error.
 */
export interface BridgeFailure extends Error {
  readonly kind: 'http' | 'network' | 'timeout' | 'malformed' | 'intercepted' | 'cancelled' | 'sessionEnded'
  /** Of the answer, where there was one; with `http` always. */
  readonly httpStatus?: number | undefined
  /** What the call was sent with as `X-Request-Id`, for support; absent where the installation sends none. */
  readonly requestId?: string | undefined
}

/** Details for the portal's error log besides the error itself. */
export interface ErrorDetails {
  readonly info?: string
  readonly version?: string
}

/** Everything that a sub-app may ask of the portal, bound to its own tab. */
export interface PortalBridge {
  readonly version: number
  readonly tabId: string
  /** Path inside the sub-app at which the page starts. */
  readonly initialPath: string
  snapshot(): PortalSnapshot
  /** The lookups that the portal keeps, in its language. */
  lookups(): readonly PortalLookup[]
  on<Event extends PortalEvent>(event: Event, listener: PortalListener<Event>): Unsubscribe
  openTab(target: OpenTabTarget): Promise<OpenTabResult>
  /**
   * Navigates this tab to another page of the same sub-app, if the menus permit it: the address changes, and the page
   * receives `routeRequested`. The page itself asks before it discards input.
   */
  navigate(path: string): Promise<NavigateResult>
  closeTab(): void
  /** An empty title gives the tab its name in the menus back. */
  setTabTitle(title: string): void
  /** Reports whether the page has unsaved input; such a page is neither put to sleep nor closed without a question. */
  setDirty(isDirty: boolean): void
  /** Reports every navigation inside the page; the portal stores the address and requests it after a wake-up. */
  onRouteChange(path: string): void
  /**
   * The backend answered E 4001 to a call that the sub-app sent itself; the portal ends the session, however often this
   * is reported. The rejected certificate distinguishes a late response from one to the current certificate.
   */
  sessionExpired(certificate?: string): void
  /** Writes into the portal's error log; the current action and the sub-app's version help the reader. */
  reportError(error: Error, details?: ErrorDetails): void
  /** Shows a short message over the portal, on whichever page the user is by now. */
  notify(notification: PortalNotification): void
  /** Sends a call with the certificate and resolves with the parsed JSON; rejects with a BridgeFailure. */
  request(request: BridgeRequest, options?: RequestOptions): Promise<unknown>
}
