/** Space for the name above a code, and around both, in px. */
const words = 44
const around = 16
/** Below this a camera some metres away reads nothing. */
const smallestCode = 64

export interface ProjectorGrid {
  readonly columns: number
  /** Width of a code in px. */
  readonly code: number
}

/** As many columns as make the codes of all worlds largest on one screen; where they get too small, the page scrolls. */
export function projectorGrid(count: number, width: number, height: number): ProjectorGrid {
  let best: ProjectorGrid = { columns: 1, code: 0 }
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns)
    const code = Math.floor(Math.min(width / columns, height / rows - words) - around)
    if (code > best.code) best = { columns, code }
  }
  if (best.code >= smallestCode) return best
  return { columns: Math.max(1, Math.floor(width / (smallestCode * 2))), code: smallestCode }
}
