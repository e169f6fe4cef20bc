import type { PortalLanguage, PortalLookup, PortalSize, PortalSnapshot, PortalTheme } from './snapshot.ts'

export type * from './snapshot.ts'

/** The one version of this contract that the portal and the sub-apps speak; a change that breaks either side raises it. */
export const bridgeVersion = 1

/** What mounting rejects with, by `name`, when the portal and the sub-app speak different versions. */
export const bridgeVersionError = 'BridgeVersionError'

/** What that error tells beside its message. */
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
   * The portal asks the page to go to this path: by `navigate`, or since the tab's address was opened again, say from a
   * link. The browser's Back leads from tab to tab, not through the moves of a page.
   */
  routeRequested: string
  /** The same user has signed in again; only a sub-app that sends calls by itself needs the new certificate. */
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
 * A page of a sub-app, the caller's own unless it names another. `path` starts with a slash. The app `portal` is the portal itself:
 * its inbox of approvals, `/approvals`, which takes the code of a system as `?system=LTC`. A portal that has no such page refuses.
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
/** With `keepalive` a call is sent even if the window is closed meanwhile. */
export interface RequestOptions {
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

/**
 * What `request` rejects with. `http`: a status outside 2xx; `malformed`: the answer is no JSON; `intercepted`: a page of a
 * proxy came instead of an answer; `sessionEnded`: the portal sent nothing, as the session of the page was over. A certificate that the backend itself refuses (E 4001) is an answer.
 */
export interface BridgeFailure extends Error {
  readonly kind: 'http' | 'network' | 'timeout' | 'malformed' | 'intercepted' | 'cancelled' | 'sessionEnded'
  /** Of the answer, where there was one; with `http` always. */
  readonly httpStatus?: number | undefined
  /** What the call was sent with as `X-Request-Id`, for support; absent where the installation sends none. */
  readonly requestId?: string | undefined
}

/** What the portal's error log tells about an error beyond the error itself. */
export interface ErrorDetails {
  readonly info?: string
  readonly version?: string
}

/** All that a sub-app may ask of the portal, bound to the one tab that it lives in. */
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
   * Leads this tab to another page of the same sub-app, when the menus allow it: the address changes, and the page is
   * requested to go there by `routeRequested`. The page itself asks before it discards input.
   */
  navigate(path: string): Promise<NavigateResult>
  closeTab(): void
  /** An empty title gives the tab its name in the menus back. */
  setTabTitle(title: string): void
  /** Tells whether the page holds unsaved input; such a page is neither put to sleep nor closed without a question. */
  setDirty(isDirty: boolean): void
  /** Reports every move inside the page; the portal keeps the address and asks with it after a wake-up. */
  onRouteChange(path: string): void
  /**
   * The backend answered E 4001 to a call that the sub-app sent by itself; the portal ends the session, however often
   * it is reported. The rejected certificate distinguishes a late response from one to the current certificate.
   */
  sessionExpired(certificate?: string): void
  /** Writes into the portal's error log; the current action and the sub-app's version help the reader. */
  reportError(error: Error, details?: ErrorDetails): void
  /** Shows a short message over the portal, on whichever page the user is by now. */
  notify(notification: PortalNotification): void
  /** Sends a call with the certificate and resolves with the parsed JSON; rejects with a BridgeFailure. */
  request(request: BridgeRequest, options?: RequestOptions): Promise<unknown>
}
