import { create } from 'zustand'
import type { ErrorEntry } from '../storage/checks.ts'
import { storedKeys } from '../storage/keys.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { withError } from './error-entry.ts'

interface ErrorLog {
  /** Newest first. */
  readonly entries: readonly ErrorEntry[]
  readonly happened: (entry: ErrorEntry) => void
  readonly cleared: () => void
  /** Storage has changed. */
  readonly reread: () => void
}

const stored = () => readStored(storedKeys.errorLog) ?? []

/** Errors of this browser tab; they outlive a reload, which is what people try first, and end with the session. */
export const useErrorLog = create<ErrorLog>()((set, get) => ({
  entries: stored(),
  happened: (entry) => {
    const entries = withError(get().entries, entry)
    set({ entries })
    writeStored(storedKeys.errorLog, [...entries])
  },
  cleared: () => {
    set({ entries: [] })
    removeStored(storedKeys.errorLog)
  },
  reread: () => set({ entries: stored() }),
}))
