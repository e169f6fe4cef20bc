import { useErrorLog } from '../lib/errors/error-log.ts'
import { beforeSessionEnds } from './session-cleanup.ts'
import { useSession } from './session-store.ts'

/** The error log ends with its session; one that another user has left in this browser tab goes when the user is known. */
export function bindErrorLog(): void {
  beforeSessionEnds(() => useErrorLog.getState().cleared())
  useSession.subscribe(({ user }, before) => {
    if (user && !before.user) useErrorLog.getState().reread()
  })
}
