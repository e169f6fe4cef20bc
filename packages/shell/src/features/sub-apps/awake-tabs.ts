/** What decides whether a tab may sleep, i.e. have its page unmounted and only its address kept. */
export interface SleepyTab {
  readonly tabId: string
  /** A page with unsaved input is never put to sleep. */
  readonly isDirty: boolean
}

/**
 * Tabs with a living page, most recently used first. Visiting a tab wakes it; beyond `max`, the least recently used
 * clean ones fall asleep. Returns `awake` itself when nothing changes.
 */
export function awakeTabs(
  awake: readonly string[],
  tabs: readonly SleepyTab[],
  activeTabId: string,
  max: number,
): readonly string[] {
  const open = new Map(tabs.map((tab) => [tab.tabId, tab]))
  const next = awake.filter((tabId) => open.has(tabId))
  if (open.has(activeTabId)) {
    const isNew = !next.includes(activeTabId)
    next.splice(0, next.length, activeTabId, ...next.filter((tabId) => tabId !== activeTabId))
    if (isNew) sendToSleep(next, (tabId) => open.get(tabId)?.isDirty === true, max)
  }
  const isSame = next.length === awake.length && next.every((tabId, index) => tabId === awake[index])
  return isSame ? awake : next
}

function sendToSleep(awake: string[], isDirty: (tabId: string) => boolean, max: number): void {
  for (let index = awake.length - 1; index > 0 && awake.length > max; index -= 1) {
    if (!isDirty(awake[index] ?? '')) awake.splice(index, 1)
  }
}
