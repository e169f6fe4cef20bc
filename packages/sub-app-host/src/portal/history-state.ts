export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What an entry of the browser's history remembers: the tab it belongs to, even if its address changes. */
export const historyState = (tabKey: string) => ({ tabKey })

/** The tab of a history entry; entries of other pages and of older versions have none. */
export const tabOfHistory = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'tabKey' in state && typeof state.tabKey === 'string'
    ? state.tabKey
    : undefined

/** The same for a placeholder: an entry that was another tab's, which has been closed. */
export const placeholderState = (tabKey: string) => ({ ...historyState(tabKey), standsIn: true })

/** What the portal's router was given for an entry: it keeps it under this name, as the routers of some sub-apps do. */
export const routerState = (state: unknown): Readonly<Record<string, unknown>> =>
  isRecord(state) && isRecord(state.usr) ? state.usr : {}

/** Whether the entry on the screen is of this tab. */
export const isEntryOf = (tabKey: string): boolean =>
  tabOfHistory(routerState(window.history.state)) === tabKey

/** Whether the current entry is such a placeholder. */
export const isPlaceholderEntry = (): boolean => 'standsIn' in routerState(window.history.state)

/** For an entry that replaces the current one: it keeps the current one's tab. */
export const replacingState = (tabKey: string) =>
  (isPlaceholderEntry() ? placeholderState : historyState)(tabKey)
