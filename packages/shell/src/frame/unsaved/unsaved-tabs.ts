import type { Tab } from '@portal/protocol/rules/tabs'
import type { SubAppName } from '@portal/protocol/systems'
import type { TabsState } from '../../features/tabs/tab-store.ts'
import { parseSubAppAddress } from '../location/sub-app-address.ts'

/** A tab by the name that it bears in the tab bar. */
export type NamedTab = Pick<Tab, 'key' | 'title'>

/** Which tabs a step would take unsaved input from. */
export type TabFilter = (tab: Tab) => boolean

/** Every step that may lose input, by the tabs that it concerns. */
export const tabFilters = {
  /** Another responsibility, other departments, the end of the session: no page continues unchanged. */
  everyTab: () => true,
  /** Closing or refreshing one tab. */
  tab:
    (key: string): TabFilter =>
    (tab) =>
      tab.key === key,
  /** Closing tabs: the affixed one stays open. */
  closedTabs:
    (isClosed: TabFilter): TabFilter =>
    (tab) =>
      !tab.affixed && isClosed(tab),
  /** Another position: only this sub-app is notified (specification §4). */
  tabsOf:
    (app: SubAppName, childRoot: string): TabFilter =>
    ({ url }) =>
      parseSubAppAddress(childRoot, url)?.app === app,
} as const

/** The tabs whose input would be lost, in tab bar order. */
export const unsavedTabs = ({ tabs, dirty }: Pick<TabsState, 'tabs' | 'dirty'>, concern: TabFilter): Tab[] =>
  tabs.filter((tab) => dirty.has(tab.key) && concern(tab))
