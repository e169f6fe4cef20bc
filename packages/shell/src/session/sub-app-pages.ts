import { keepStored } from '../lib/storage/keep-stored.ts'
import { type PageWatch, pagesWatchedBy } from './sign-out.ts'

/** How long a next session waits for pages that do not go, in milliseconds (assumed). */
const patienceMs = 2_000

const standing = new Set<Promise<void>>()
let undoLate = () => {}

/** A sub-app's page stands, and may still write to Web Storage until it is gone; call what this returns then. */
export function pageStands(): () => void {
  pagesWatchedBy(watch)
  let goes = () => {}
  const gone = new Promise<void>((resolve) => {
    goes = resolve
  })
  standing.add(gone)
  return () => {
    standing.delete(gone)
    goes()
  }
}

const watch: PageWatch = () => {
  // A session that ends so soon after another leaves nothing for that one to undo.
  undoLate()
  const undoTold = keepStored()
  return {
    told: undoTold,
    cleared() {
      const undo = keepStored()
      undoLate = undo
      return standingPagesGone().then(undo)
    },
  }
}

/** Resolves when all pages that stand now are gone, or after a moment: one that hangs must not keep people out. */
function standingPagesGone(): Promise<unknown> {
  if (standing.size === 0) return Promise.resolve()
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([Promise.all(standing), patience])
}
