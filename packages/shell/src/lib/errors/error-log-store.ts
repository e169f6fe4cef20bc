import { create } from 'zustand'
import { useSession } from '../../session/session-store.ts'
import { onSignOut } from '../../session/sign-out.ts'
import { storedKeys } from '../storage/keys.ts'
import { readStored, removeStored, writeStored } from '../storage/stored.ts'
import { type ErrorEntry, withError } from './error-entry.ts'

interface ErrorLog {
  /** Newest first. */
  readonly entries: readonly ErrorEntry[]
  readonly happened: (entry: ErrorEntry) => void
  readonly cleared: () => void
}

/** Errors of this browser tab; they outlive a reload, which is what people try first, and end with the session. */
export const useErrorLog = create<ErrorLog>()((set, get) => ({
  entries: readStored(storedKeys.errorLog) ?? [],
  happened: (entry) => {
    const entries = withError(get().entries, entry)
    set({ entries })
    writeStored(storedKeys.errorLog, [...entries])
  },
  cleared: () => {
    set({ entries: [] })
    removeStored(storedKeys.errorLog)
  },
}))

onSignOut(() => useErrorLog.getState().cleared())
// What this browser tab holds of somebody else's session goes when it is known whose the present one is.
useSession.subscribe(({ user }, before) => {
  if (user && !before.user) useErrorLog.setState({ entries: readStored(storedKeys.errorLog) ?? [] })
})
