import type { SubAppName } from '@portal/protocol/systems'

/** What happened: nobody caught an error or a rejection, a region could not be drawn, or a sub-app told it. */
export type ErrorOrigin = 'uncaught' | 'rejection' | 'region' | 'reported'

/** Who it happened to. */
export type ErrorSource = 'shell' | SubAppName

/** One line of the error log (specification §8: message, info, url and stack), free of secrets. */
export interface ErrorEntry {
  readonly message: string
  /** What was going on, as far as it is known, e.g. the components around the failure. */
  readonly info: string
  /** Address of the page. */
  readonly url: string
  readonly stack: string
  readonly origin: ErrorOrigin
  readonly app: ErrorSource
  /** Version of that app, empty when it did not tell. */
  readonly version: string
  /** How often it happened, and when it did for the first and the last time, in milliseconds since 1970. */
  readonly count: number
  readonly firstAt: number
  readonly lastAt: number
}

/** The same error again, not another one. */
const isSame = (one: ErrorEntry, other: ErrorEntry): boolean =>
  one.message === other.message && one.stack === other.stack && one.app === other.app

/** Errors that are kept at most. */
export const mostEntries = 50

/** The log with one more error, newest first: one that is known counts up, and the oldest gives way. */
export function withError(log: readonly ErrorEntry[], entry: ErrorEntry): readonly ErrorEntry[] {
  const known = log.find((one) => isSame(one, entry))
  const counted = known ? { ...entry, count: known.count + entry.count, firstAt: known.firstAt } : entry
  return [counted, ...log.filter((one) => one !== known)].slice(0, mostEntries)
}
