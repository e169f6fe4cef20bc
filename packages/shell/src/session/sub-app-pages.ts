import { keepStored } from '../lib/storage/undo-storage-changes.ts'
import { type PageObserver, registerPageObserver } from './session-cleanup.ts'

/** How long the next session waits for pages that don't unmount, in milliseconds (assumed). */
const unmountTimeoutMs = 2_000

const pages = {
  mounted: new Set<Promise<void>>(),
  undoLastSession: () => {},
}

/** A sub-app's page is mounted and may write to Web Storage until it is unmounted; call the returned function then. */
export function pageMounted(): () => void {
  registerPageObserver(observer)
  let resolveGone = () => {}
  const gone = new Promise<void>((resolve) => {
    resolveGone = resolve
  })
  pages.mounted.add(gone)
  return () => {
    pages.mounted.delete(gone)
    resolveGone()
  }
}

const observer: PageObserver = () => {
  // When two sessions end in quick succession, the first has nothing left to undo.
  pages.undoLastSession()
  const undoNotified = keepStored()
  return {
    notified: undoNotified,
    cleared() {
      const undo = keepStored()
      pages.undoLastSession = undo
      return mountedPagesUnmounted().then(undo)
    },
  }
}

/** Resolves when all pages mounted now are unmounted, or after a limit: a page that hangs must not block a sign-in. */
function mountedPagesUnmounted(): Promise<unknown> {
  if (pages.mounted.size === 0) return Promise.resolve()
  const timeout = new Promise((resolve) => setTimeout(resolve, unmountTimeoutMs))
  return Promise.race([Promise.all(pages.mounted), timeout])
}
