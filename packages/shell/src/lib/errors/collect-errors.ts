import { getConfig } from '../config/runtime-config.ts'
import type { ErrorOrigin, ErrorSource } from '../storage/checks.ts'
import { version } from '../version.ts'
import { keepEarlyErrors } from './early-errors.ts'
import { errorFacts } from './error-facts.ts'
import { useErrorLog } from './error-log-store.ts'
import { sourceInText } from './error-source.ts'
import { withoutSecrets as safe } from './redaction.ts'

/** What whoever met an error knows about it. */
export interface ErrorContext {
  readonly origin: ErrorOrigin
  readonly app?: ErrorSource | undefined
  readonly info?: string | undefined
  readonly version?: string | undefined
}

/** Writes an error into the log, with nothing in it that is secret. */
export function logError(thrown: unknown, { origin, info = '', ...context }: ErrorContext): void {
  const { message, stack } = errorFacts(thrown)
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
    version: app === 'shell' ? version : safe(context.version ?? ''),
    count: 1,
    firstAt: now,
    lastAt: now,
  })
}

/** Told by browsers about a layout that took one frame more: nothing has failed. */
const isHarmless = (event: ErrorEvent | PromiseRejectionEvent): boolean =>
  'message' in event && /^ResizeObserver loop/.test(event.message)

const contexts = new WeakMap<object, ErrorContext>()

/** Makes it an error that nobody caught, of whoever is named: developers find it in the browser's console, too. */
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

/** Takes over what nobody has caught so far, and hears of everything from now on (specification §8). */
export function collectErrors(): void {
  const errors = window.portalErrors ?? keepEarlyErrors()
  const { kept } = errors
  errors.push = collect
  for (const event of kept.splice(0)) collect(event)
}
