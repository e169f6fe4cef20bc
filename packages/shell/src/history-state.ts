/** What an entry of the browser's history remembers: the tab it belongs to, whatever its address became. */
export const historyState = (tabKey: string) => ({ tabKey })

/** The tab of a history entry; entries of other pages and of older versions have none. */
export const tabOfHistory = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'tabKey' in state && typeof state.tabKey === 'string'
    ? state.tabKey
    : undefined
