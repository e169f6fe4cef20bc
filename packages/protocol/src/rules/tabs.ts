/**
 * A visited page (specification §3). `key` is the address it was opened at, numbered when another tab was opened there
 * before it, and stays; `url` follows the page inside.
 * Only the dashboard is affixed (specification §2).
 */
export interface Tab {
  readonly key: string
  readonly title: string
  readonly url: string
  /** Its fragment with the number sign: the place of a hash router inside the page. It makes no other page of it. */
  readonly hash?: string | undefined
  /** Where its page went by itself at the opening; absent where it stayed. */
  readonly start?: string
  /** Language that the title is written in; unknown when absent. */
  readonly titleLanguage?: string
  readonly affixed?: boolean
  /** Kept by the user in front of all tabs but the affixed one (assumed). */
  readonly pinned?: boolean
}

export interface TabList {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
}

/** The address of a tab, with the place inside its page. */
export const addressOf = ({ url, hash = '' }: Pick<Tab, 'url' | 'hash'>): string => url + hash

/**
 * The open tab that currently shows an address, else the one that was opened at it and shows the same page: that of the
 * address, or the one that it led to.
 */
export const findTab = (tabs: readonly Tab[], url: string): Tab | undefined =>
  tabs.find((tab) => tab.url === url) ??
  tabs.find(
    ({ key, url: now, start = url }) => openedAt(key) === url && (isWithin(now, url) || isWithin(now, start)),
  )

/** The address that a tab was opened at. */
const openedAt = (key: string): string => key.replace(/#\d+$/, '')

/** Whether a page only added to the query of an address: the second page of a list, the draft of a form (assumed). */
function isWithin(now: string, address: string): boolean {
  const [path, query] = now.split('?', 2)
  const [askedPath, askedQuery] = address.split('?', 2)
  const known = new URLSearchParams(query)
  return (
    path === askedPath &&
    [...new URLSearchParams(askedQuery)].every(([name, value]) => known.getAll(name).includes(value))
  )
}

/**
 * Adds a tab or activates the open one; refused when the list is full and the page is not open yet (specification §4).
 * A tab that was opened at the address and moved on stays where it is: its current page may be wanted, too.
 */
export function openTab(list: TabList, tab: Tab, limit: number): TabList | 'refused-limit' {
  const open = findTab(list.tabs, tab.url)
  if (open) return { ...list, activeKey: open.key }
  if (list.tabs.length >= limit) return 'refused-limit'
  const key = freeKey(list.tabs, tab.key)
  return { tabs: [...list.tabs, { ...tab, key }], activeKey: key }
}

function freeKey(tabs: readonly Tab[], wanted: string): string {
  const taken = new Set(tabs.map((tab) => tab.key))
  let key = wanted
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}#${number}`
  return key
}

/** Activates an open tab; an unknown key changes nothing. */
export const activateTab = (list: TabList, key: string): TabList =>
  list.tabs.some((tab) => tab.key === key) ? { ...list, activeKey: key } : list

type TabChange = Partial<Pick<Tab, 'hash' | 'start' | 'title' | 'titleLanguage' | 'url'>>

/** Records a tab's new path or title; an unchanged tab stays the same object. */
export const changeTab = (list: TabList, key: string, change: TabChange): TabList => ({
  ...list,
  tabs: list.tabs.map((tab) => (tab.key === key && !isKnown(tab, change) ? { ...tab, ...change } : tab)),
})

const isKnown = (tab: Tab, change: TabChange) =>
  Object.entries(change).every(([name, value]) => Reflect.get(tab, name) === value)

/**
 * Puts a tab at another place in the row, counted from 0. Affixed tabs (specification §4) keep theirs, in front of all
 * others, and pinned ones stay next to them, so a place out of a tab's reach means the nearest one.
 */
export function moveTab(list: TabList, key: string, place: number): TabList {
  const moving = list.tabs.find((tab) => tab.key === key)
  if (!moving || moving.affixed) return list
  const others = list.tabs.filter((tab) => tab !== moving)
  const affixed = others.filter((tab) => tab.affixed).length
  const inFront = others.filter((tab) => tab.affixed || tab.pinned).length
  const [first, last] = moving.pinned ? [affixed, inFront] : [inFront, others.length]
  const at = Math.min(Math.max(place, first), last)
  return { ...list, tabs: [...others.slice(0, at), moving, ...others.slice(at)] }
}

/** Pins a tab after the pinned ones, or moves it to the first place after them. */
export function pinTab(list: TabList, key: string, isPinned: boolean): TabList {
  const tab = list.tabs.find((one) => one.key === key)
  if (!tab || tab.affixed || (tab.pinned ?? false) === isPinned) return list
  const { pinned: _before, ...released } = tab
  const changed = isPinned ? { ...tab, pinned: true } : released
  const tabs = list.tabs.map((one) => (one === tab ? changed : one))
  const inFront = list.tabs.filter((one) => one !== tab && (one.affixed || one.pinned)).length
  return moveTab({ ...list, tabs }, key, inFront)
}

/** Whether closing the tabs on one side of a tab closes another one; pinned tabs stay. */
export function isBeside(tabs: readonly Tab[], key: string, side: 'left' | 'right'): (tab: Tab) => boolean {
  const place = tabs.findIndex((tab) => tab.key === key)
  return (tab) => {
    const at = tabs.indexOf(tab)
    if (place < 0 || tab.affixed || tab.pinned) return false
    return side === 'left' ? at < place : at > place
  }
}

/** Closes those on one side of a tab, which becomes active if the active one is among them. */
export function closeTabsBeside(list: TabList, key: string, side: 'left' | 'right'): TabList {
  const isClosed = isBeside(list.tabs, key, side)
  const tabs = list.tabs.filter((tab) => !isClosed(tab))
  return { tabs, activeKey: tabs.some((tab) => tab.key === list.activeKey) ? list.activeKey : key }
}

/** Closing the active tab moves to the last remaining one (specification §4); an affixed tab stays. */
export const closeTab = (list: TabList, key: string): TabList => keepTabs(list, (tab) => tab.key !== key)

/** Closes all but one, which becomes active, and the pinned ones; a key that is not open changes nothing. */
export function closeOtherTabs(list: TabList, key: string): TabList {
  if (!list.tabs.some((tab) => tab.key === key)) return list
  return { ...keepTabs(list, (tab) => tab.key === key || tab.pinned === true), activeKey: key }
}

export const closeAllTabs = (list: TabList): TabList => keepTabs(list, () => false)

/**
 * The list a stored one becomes at the next start: `home` first and affixed, then what may still be opened, each key
 * once, up to the limit. A stored tab never claims to be affixed.
 */
export function restoreTabs(
  home: Tab,
  stored: readonly Tab[],
  mayOpen: (tab: Tab) => boolean,
  limit: number,
): TabList {
  const others = new Map<string, Tab>()
  for (const { affixed: _claimed, ...tab } of stored) {
    const { key } = tab
    if (key !== home.key && mayOpen(tab)) others.set(key, tab)
  }
  const tabs = [{ ...home, affixed: true }, ...others.values()].slice(0, Math.max(limit, 1))
  return { tabs, activeKey: home.key }
}

function keepTabs(list: TabList, keep: (tab: Tab) => boolean): TabList {
  const tabs = list.tabs.filter((tab) => tab.affixed || keep(tab))
  const stillOpen = tabs.some((tab) => tab.key === list.activeKey)
  return { tabs, activeKey: stillOpen ? list.activeKey : (tabs.at(-1)?.key ?? '') }
}

/** Keys of the open tabs, the most recently used first. */
export function usedOrder(before: readonly string[], tabs: readonly Tab[], activeKey: string): string[] {
  const open = new Set(tabs.map((tab) => tab.key))
  return [activeKey, ...before.filter((key) => key !== activeKey)].filter((key) => open.has(key))
}

interface Candidates {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly dirty: ReadonlySet<string>
  /** As `usedOrder` returns it; a tab that is missing was not used since the portal was opened. */
  readonly used: readonly string[]
}

/** Tabs that can be closed without losing input (not affixed, pinned, active or dirty), the least recently used first. */
export function leastRecentlyUsed({ tabs, activeKey, dirty, used }: Candidates, count: number): Tab[] {
  const age = ({ key }: Tab) => {
    const place = used.indexOf(key)
    return place < 0 ? used.length : place
  }
  return tabs
    .filter((tab) => !tab.affixed && !tab.pinned && tab.key !== activeKey && !dirty.has(tab.key))
    .sort((a, b) => age(b) - age(a))
    .slice(0, count)
}
