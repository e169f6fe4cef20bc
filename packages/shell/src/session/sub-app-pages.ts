/** How long a next session waits for pages that do not go (assumed). */
const patienceMs = 2_000

const standing = new Set<Promise<void>>()

/** A sub-app's page stands, and may still write to Web Storage until it is gone; call what this returns then. */
export function pageStands(): () => void {
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

/** Resolves when all pages that stand now are gone, or after a moment: one that hangs must not keep people out. */
export function standingPagesGone(): Promise<unknown> {
  if (standing.size === 0) return Promise.resolve()
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  return Promise.race([Promise.all(standing), patience])
}
