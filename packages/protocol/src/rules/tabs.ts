/**
 * A visited page (specification §3). `key` is the address it was opened at and stays; `url` follows the page inside.
 * Only the dashboard is affixed (specification §2).
 */
export interface Tab {
  readonly key: string
  readonly title: string
  readonly url: string
  readonly affixed?: boolean
}

export interface TabList {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
}

/** Adds a tab or goes to the open one; refused when the list is full and the page is not open yet (specification §4). */
export function openTab(list: TabList, tab: Tab, limit: number): TabList | 'refused-limit' {
  const open = list.tabs.find((one) => one.url === tab.url) ?? list.tabs.find((one) => one.key === tab.key)
  if (open) return { ...list, activeKey: open.key }
  if (list.tabs.length >= limit) return 'refused-limit'
  return { tabs: [...list.tabs, tab], activeKey: tab.key }
}

/** Closing the active tab moves to the last remaining one (specification §4); an affixed tab stays. */
export function closeTab(list: TabList, key: string): TabList {
  return keepTabs(list, (tab) => tab.key !== key)
}

/** Closes all but one, which becomes active. */
export function closeOtherTabs(list: TabList, key: string): TabList {
  return { ...keepTabs(list, (tab) => tab.key === key), activeKey: key }
}

export function closeAllTabs(list: TabList): TabList {
  return keepTabs(list, () => false)
}

function keepTabs(list: TabList, keep: (tab: Tab) => boolean): TabList {
  const tabs = list.tabs.filter((tab) => tab.affixed || keep(tab))
  const stillOpen = tabs.some((tab) => tab.key === list.activeKey)
  return { tabs, activeKey: stillOpen ? list.activeKey : (tabs.at(-1)?.key ?? '') }
}
