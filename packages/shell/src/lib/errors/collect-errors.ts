import type { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppName } from '@portal/protocol/systems'
import { getConfig } from '../config/runtime-config.ts'
import type { ErrorOrigin, ErrorSource } from '../storage/checks.ts'
import { portalVersion } from '../version.ts'
import { keepEarlyErrors } from './early-errors.ts'
import { useErrorLog } from './error-log.ts'
import { withoutSecrets as safe } from './redaction.ts'

/** The details of a thrown value; anything can be thrown. */
interface ErrorFacts {
  readonly message: string
  readonly stack: string
  /** Of the call that failed. */
  readonly requestId?: string
}

const longestMessage = 500
const longestStack = 4000
const longestId = 64

const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** A thrown value that is no error, e.g. a response: its own message, else serialised. */
function written(thrown: unknown): string {
  const text = String(thrown)
  return text === '[object Object]' ? JSON.stringify(thrown) : text
}

/** Never throws, for any thrown value. */
export function errorFacts(thrown: unknown): ErrorFacts {
  try {
    // Errors of a sub-app's sandbox or of another window are of another Error class.
    const { name, kind, callId, message, stack, cause, requestId } = Object(thrown) as Partial<RemoteError>
    const parts: readonly unknown[] = [name, kind, callId, message]
    const named = parts.filter((part) => typeof part === 'string' && part !== '').join(': ')
    const reason = cause === undefined ? undefined : errorFacts(cause)
    const number = typeof requestId === 'string' ? cut(requestId, longestId) : reason?.requestId
    return {
      message: cut(named || written(thrown), longestMessage),
      stack:
        cut(typeof stack === 'string' ? stack : '', longestStack) + (reason ? `\n(${reason.message})` : ''),
      ...(number !== undefined && { requestId: number }),
    }
  } catch {
    return { message: 'unknown', stack: '' }
  }
}

/** Where sub-apps are loaded from. */
type Entries = Readonly<Record<SubAppName, { readonly entry: string }>>

/** The sub-app whose files appear in a stack or are at an address; undefined if none. */
export function sourceInText(text: string, entries: Entries, origin: string): SubAppName | undefined {
  const found = Object.entries(entries).find(([, { entry }]) => text.includes(folderOf(entry, origin)))
  return found?.[0]
}

/** The folder of a sub-app's page, with a slash at its end. */
const folderOf = (entry: string, origin: string): string => new URL('.', new URL(entry, origin)).href

/** What the reporter of an error knows about it. */
interface ErrorContext {
  readonly origin: ErrorOrigin
  readonly app?: ErrorSource | undefined
  readonly info?: string | undefined
  readonly version?: string | undefined
}

/** Writes an error into the log, with nothing in it that is secret. */
export function logError(thrown: unknown, { origin, info = '', ...context }: ErrorContext): void {
  const { message, stack, requestId } = errorFacts(thrown)
  const { subApps } = getConfig()
  const app = context.app ?? sourceInText(stack + info, subApps, window.location.origin) ?? 'shell'
  const now = Date.now()
  useErrorLog.getState().happened({
    message: safe(message),
    info: safe(info),
    url: safe(window.location.pathname + window.location.search),
    stack: safe(stack),
    origin,
    app,
    version: app === 'shell' ? portalVersion() : safe(context.version ?? ''),
    ...(requestId !== undefined && { requestId: safe(requestId) }),
    count: 1,
    firstAt: now,
    lastAt: now,
  })
}

/** Browsers report it when a layout took one frame more: nothing has failed. */
const isHarmless = (event: ErrorEvent | PromiseRejectionEvent): boolean =>
  'message' in event && /^ResizeObserver loop/.test(event.message)

const contexts = new WeakMap<object, ErrorContext>()

/** Reports it as an uncaught error of the given origin, so that it is in the browser's console, too. */
export function reportAs(thrown: unknown, context: ErrorContext): void {
  const error = typeof thrown === 'object' && thrown !== null ? thrown : new Error(String(thrown))
  contexts.set(error, context)
  window.reportError(error)
}

function collect(event: ErrorEvent | PromiseRejectionEvent): void {
  if (isHarmless(event)) return
  if ('reason' in event) {
    logError(event.reason, { origin: 'rejection' })
    return
  }
  const { error, message, filename, lineno, colno } = event
  const known = typeof error === 'object' && error !== null ? contexts.get(error) : undefined
  const place = filename && `${filename}:${lineno}:${colno}`
  logError(error ?? message, known ?? { origin: 'uncaught', info: place })
}

/** Takes over the uncaught errors so far, and collects all from now on (specification §8). */
export function collectErrors(): void {
  const errors = window.portalErrors ?? keepEarlyErrors()
  const { kept } = errors
  errors.push = collect
  for (const event of kept.splice(0)) collect(event)
}
