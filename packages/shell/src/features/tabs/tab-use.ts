import type { Tab } from '@portal/protocol/rules/tabs'

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

/** Tabs that can be closed without losing input (not affixed, active or dirty), the least recently used first. */
export function leastRecentlyUsed({ tabs, activeKey, dirty, used }: Candidates, count: number): Tab[] {
  const age = ({ key }: Tab) => {
    const place = used.indexOf(key)
    return place < 0 ? used.length : place
  }
  return tabs
    .filter((tab) => !tab.affixed && tab.key !== activeKey && !dirty.has(tab.key))
    .sort((a, b) => age(b) - age(a))
    .slice(0, count)
}
