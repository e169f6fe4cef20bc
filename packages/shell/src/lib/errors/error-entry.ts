import type { ErrorEntry } from '../storage/checks.ts'

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
