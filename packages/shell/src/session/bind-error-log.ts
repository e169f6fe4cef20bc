import { useErrorLog } from '../lib/errors/error-log.ts'
import { beforeSessionEnds } from './session-cleanup.ts'
import { useSession } from './session-store.ts'

/** Clears the error log at the end of its session, and one that another user left in this browser tab. */
export function bindErrorLog(): void {
  beforeSessionEnds(() => useErrorLog.getState().cleared())
  useSession.subscribe(({ user }, before) => {
    if (user && !before.user) useErrorLog.getState().reread()
  })
}
