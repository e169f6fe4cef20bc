/** An entry of the browser's history: its number, unless others than the portal made it, and what it shows. */
export interface HistoryEntry {
  readonly index: number | undefined
  readonly address: string
  /** It was a closed tab's. */
  readonly standsIn: boolean
}

/**
 * The step that goes on where one through the history led nowhere, otherwise 0: the entry of a closed tab shows the page
 * that follows it, which often is the page of the entry before.
 */
export function idleStep(from: HistoryEntry, to: HistoryEntry): -1 | 0 | 1 {
  if (from.index === undefined || to.index === undefined || from.address !== to.address) return 0
  const step = to.index - from.index
  if (step === -1 && from.standsIn) return step
  if (step === 1 && to.standsIn) return step
  // Other pages may put the same address twice and mean two things, and who leaps over entries has chosen one.
  return 0
}
