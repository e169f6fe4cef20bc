import type { PortalBridge, PortalEvent, PortalLookup, PortalSnapshot } from '../bridge.ts'

/* The messages between a page in an iframe and the portal. The page sends `hello` to its parent window, the portal
   replies `welcome` with a port, and everything else goes through that port. */

/** `window.name` of the iframe: this and the origin of the portal, which the page greets. */
const framePrefix = 'portal-frame '

export const frameName = (portalOrigin: string): string => framePrefix + portalOrigin

/** Origin of the portal around this window; undefined outside a portal's iframe. */
export function portalOriginOf({ name, parent, self }: Pick<Window, 'name' | 'parent' | 'self'>) {
  if (parent === self || !name.startsWith(framePrefix)) return undefined
  const origin = name.slice(framePrefix.length)
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}

/** Functions of the bridge that answer nothing. */
export const notifyFunctions = [
  'closeTab',
  'setTabTitle',
  'setDirty',
  'onRouteChange',
  'sessionExpired',
  'reportError',
  'notify',
] as const satisfies readonly (keyof PortalBridge)[]
export type NotifyFunction = (typeof notifyFunctions)[number]

/** Functions of the bridge that answer with a promise. */
export const requestFunctions = [
  'openTab',
  'navigate',
  'request',
] as const satisfies readonly (keyof PortalBridge)[]
export type RequestFunction = (typeof requestFunctions)[number]

/** An error as a message carries it: its class is lost, its own properties are not. */
export interface SentError {
  readonly name: string
  readonly message: string
  readonly stack?: string | undefined
  readonly details: Readonly<Record<string, string | number>>
}

export interface Hello {
  readonly type: 'hello'
  /** Whether the page, once unmounted, is mounted again by a further welcome. */
  readonly remounts?: true
}

/** Comes with the port. */
export interface Welcome {
  readonly type: 'welcome'
  readonly version: number
  readonly tabId: string
  readonly initialPath: string
  readonly snapshot: PortalSnapshot
  readonly lookups: readonly PortalLookup[]
  readonly isActive: boolean
}

export type PageMessage =
  | { readonly type: 'tell'; readonly name: NotifyFunction; readonly args: readonly unknown[] }
  | {
      readonly type: 'ask'
      readonly id: number
      readonly name: RequestFunction
      readonly arg: unknown
      /** For a call that is sent even if its page is closed. */
      readonly keepalive?: boolean
    }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'mounted' }
  | { readonly type: 'mountFailed'; readonly error: SentError }
  | { readonly type: 'unmounted'; readonly error?: SentError | undefined }
  | { readonly type: 'erred'; readonly error: SentError }
  /** The search's shortcut was pressed in the page, whose keys the portal doesn't get. */
  | { readonly type: 'searchRequested'; readonly ctrlKey: boolean; readonly metaKey: boolean }
  /** A modal dialog has dimmed the page in this colour; without one none is open. */
  | { readonly type: 'masked'; readonly color?: string | undefined }

export type PortalMessage =
  | {
      readonly type: 'event'
      readonly name: PortalEvent
      readonly value: unknown
      readonly snapshot: PortalSnapshot
      readonly lookups: readonly PortalLookup[]
    }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refusal'; readonly id: number; readonly error: SentError }
  | { readonly type: 'unmount' }

/** Sends any thrown value. */
export function sentError(thrown: unknown): SentError {
  if (!(thrown instanceof Error)) return { name: 'Error', message: String(thrown), details: {} }
  const details = Object.entries(thrown).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  )
  const { name, message, stack } = thrown
  return { name, message, stack, details: Object.fromEntries(details) }
}

/** The error of a message; parts that are no text are left out, since a page may send anything. */
export function receivedError(sent: unknown): Error {
  const { name, message, stack, details } = Object(sent) as Partial<Record<keyof SentError, unknown>> // read as unknown
  const error = new Error(typeof message === 'string' ? message : String(sent))
  if (typeof name === 'string') error.name = name
  if (typeof stack === 'string') error.stack = stack
  for (const [key, value] of Object.entries(Object(details))) {
    if (typeof value === 'string' || typeof value === 'number') Object.defineProperty(error, key, { value })
  }
  return error
}
