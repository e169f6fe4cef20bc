import {
  activateTab,
  changeTab,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  closeTabsBeside,
  moveTab,
  openTab,
  pinTab,
  restoreTabs,
  type Tab,
  type TabList,
  usedOrder,
} from '@portal/protocol/rules/tabs'
import { create } from 'zustand'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { paths } from '../../lib/routes.ts'
import { isTab } from '../../lib/storage/checks.ts'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { beforeSessionEnds } from '../../session/session-cleanup.ts'

/** The home page: affixed, and titled by the frame in the current language. */
const home: Tab = { key: paths.dashboard, title: '', url: paths.dashboard, affixed: true }

export interface TabsState extends TabList {
  /** Keys of tabs with unsaved input. */
  readonly dirty: ReadonlySet<string>
  /** How often each tab was refreshed; a page remounts when its number changes. */
  readonly refreshes: Readonly<Record<string, number>>
  /** Keys in the order of their last use, the active tab's first. */
  readonly used: readonly string[]
}

interface TabEvents {
  /** Restores the stored tabs of this browser tab, as far as they may still be opened. */
  restored: (mayOpen: (tab: Tab) => boolean) => void
  /**
   * The title is in the current language. Refused when the list is full and the page is not open yet (specification
   * §4).
   */
  opened: (tab: Tab) => 'opened' | 'refused-limit'
  activated: (key: string) => void
  moved: (key: string, url: string, hash?: string) => void
  /** Moved to another index. */
  reordered: (key: string, place: number) => void
  pinned: (key: string, isPinned: boolean) => void
  /** A page's own title applies in every language; an empty one gives the tab its name in the menus back. */
  renamed: (key: string, title: string) => void
  /** No tab is unsaved any more. */
  inputDiscarded: () => void
  dirtied: (key: string, isDirty: boolean) => void
  refreshed: (key: string) => void
  closed: (key: string) => void
  othersClosed: (key: string) => void
  /** Those on one side of a tab. */
  besideClosed: (key: string, side: 'left' | 'right') => void
  allClosed: () => void
}

const atStart: TabsState = { tabs: [home], activeKey: home.key, dirty: new Set(), refreshes: {}, used: [] }

/** The language of titles that pages have set. */
export const everyLanguage = '*'

function renaming(tab: Tab | undefined, title: string): Pick<Tab, 'titleLanguage'> & Partial<Tab> {
  // In no language: its name in the menus applies again.
  if (!title) return { titleLanguage: '' }
  // A page that repeats its name in the menus has no title of its own.
  const isRepeated = title === tab?.title && tab.titleLanguage === useLanguage.getState().language
  return isRepeated ? { titleLanguage: tab.titleLanguage } : { title, titleLanguage: everyLanguage }
}

/** The previous list if it is equal. */
const sameOr = <Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] =>
  before.length === now.length && now.every((item, index) => item === before[index]) ? before : now

/** The visited pages; they survive a reload and end with the session: history entries after that belong to no tab. */
export const useTabs = create<TabsState & TabEvents>()((set, get) => {
  let ended = false
  beforeSessionEnds(() => {
    ended = true
  })
  /** The tab opened last, until the user presses anything: until then its page goes elsewhere by itself. */
  let untouched = ''
  const isUntouched = (key: string) =>
    key === untouched && !(document.activeElement instanceof HTMLIFrameElement)
  for (const press of ['pointerdown', 'keydown'])
    document.addEventListener(press, () => (untouched = ''), { capture: true, passive: true })
  const become = ({ tabs, activeKey }: TabList) => {
    if (ended) return
    const before = get()
    const open = new Set(tabs.map((tab) => tab.key))
    const dirty = new Set([...before.dirty].filter((key) => open.has(key)))
    const used = usedOrder(before.used, tabs, activeKey)
    const now = { tabs: sameOr(before.tabs, tabs), activeKey, used: sameOr(before.used, used) }
    // Each step changes the address, which is reported back here: an unchanged state must not render the frame again.
    if (now.tabs === before.tabs && activeKey === before.activeKey && now.used === before.used) return
    set({ ...now, dirty: dirty.size === before.dirty.size ? before.dirty : dirty })
    writeStored(storedKeys.tabs, now)
  }
  return {
    ...atStart,
    restored: (mayOpen) => {
      ended = false
      const stored = readStored(storedKeys.tabs)
      set({ ...atStart, used: stored?.used ?? [] })
      become(restoreTabs(home, stored?.tabs.filter(isTab) ?? [], mayOpen, getConfig().tabLimit))
    },
    opened: (tab) => {
      const list = openTab(
        get(),
        { ...tab, titleLanguage: useLanguage.getState().language },
        getConfig().tabLimit,
      )
      if (list === 'refused-limit') return list
      if (list.tabs !== get().tabs) untouched = list.activeKey
      become(list)
      return 'opened'
    },
    activated: (key) => become(activateTab(get(), key)),
    moved: (key, url, hash) => {
      const to = { url, hash: hash || undefined }
      become(changeTab(get(), key, url !== key && isUntouched(key) ? { ...to, start: url } : to))
    },
    renamed: (key, title) =>
      become(
        changeTab(
          get(),
          key,
          renaming(
            get().tabs.find((tab) => tab.key === key),
            title,
          ),
        ),
      ),
    reordered: (key, place) => become(moveTab(get(), key, place)),
    pinned: (key, isPinned) => become(pinTab(get(), key, isPinned)),
    inputDiscarded: () => set({ dirty: new Set() }),
    dirtied: (key, isDirty) => {
      // Reported late, after the tab was closed, it would trigger the question about unsaved input for ever.
      if (isDirty && !get().tabs.some((tab) => tab.key === key)) return
      // Pages report it at each keystroke.
      if (get().dirty.has(key) === isDirty) return
      const dirty = new Set(get().dirty)
      if (isDirty) dirty.add(key)
      else dirty.delete(key)
      set({ dirty })
    },
    refreshed: (key) => {
      get().dirtied(key, false)
      set(({ refreshes }) => ({ refreshes: { ...refreshes, [key]: (refreshes[key] ?? 0) + 1 } }))
    },
    closed: (key) => become(closeTab(get(), key)),
    othersClosed: (key) => become(closeOtherTabs(get(), key)),
    besideClosed: (key, side) => become(closeTabsBeside(get(), key, side)),
    allClosed: () => become(closeAllTabs(get())),
  }
})
