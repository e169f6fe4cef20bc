/** What an entry of the browser's history remembers: the tab it belongs to, whatever its address became. */
export const historyState = (tabKey: string) => ({ tabKey })

/** The tab of a history entry; entries of other pages and of older versions have none. */
export const tabOfHistory = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'tabKey' in state && typeof state.tabKey === 'string'
    ? state.tabKey
    : undefined

/** The same for an entry that was another tab's, which has been closed. */
export const standInState = (tabKey: string) => ({ ...historyState(tabKey), standsIn: true })

export const standsIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'standsIn' in state

/** The number of the entry on the screen, as the router counts them; others that write to the history leave none. */
export function indexInHistory(): number | undefined {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined
}
