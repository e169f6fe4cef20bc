import { create } from 'zustand'
import type { ErrorEntry } from '../storage/checks.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../storage/stored.ts'

/** The same error again, not another one. */
const isSame = (one: ErrorEntry, other: ErrorEntry): boolean =>
  one.message === other.message && one.stack === other.stack && one.app === other.app

/** Maximum number of stored errors. */
export const mostEntries = 50

/** The log with one more error, newest first: a known one is counted, and the oldest is dropped. */
export function withError(log: readonly ErrorEntry[], entry: ErrorEntry): readonly ErrorEntry[] {
  const known = log.find((one) => isSame(one, entry))
  const counted = known ? { ...entry, count: known.count + entry.count, firstAt: known.firstAt } : entry
  return [counted, ...log.filter((one) => one !== known)].slice(0, mostEntries)
}

type Listener = (entry: ErrorEntry) => void

const listeners = new Set<Listener>()

/** Calls back with every error from now on. */
export function onError(listener: Listener): void {
  listeners.add(listener)
}

interface ErrorLog {
  /** Newest first. */
  readonly entries: readonly ErrorEntry[]
  readonly happened: (entry: ErrorEntry) => void
  readonly cleared: () => void
  /** Storage has changed. */
  readonly reread: () => void
}

const stored = () => readStored(storedKeys.errorLog) ?? []

/** Errors of this browser tab; they survive a reload, which users try first, and end with the session. */
export const useErrorLog = create<ErrorLog>()((set, get) => ({
  entries: stored(),
  happened: (entry) => {
    const entries = withError(get().entries, entry)
    set({ entries })
    writeStored(storedKeys.errorLog, [...entries])
    for (const listener of listeners) listener(entry)
  },
  cleared: () => {
    set({ entries: [] })
    removeStored(storedKeys.errorLog)
  },
  reread: () => set({ entries: stored() }),
}))
