import type { Tab } from '@portal/protocol/rules/tabs'

/** The order in which tabs were used last, the one in use first; tabs that were closed are forgotten. */
export function usedOrder(before: readonly string[], tabs: readonly Tab[], activeKey: string): string[] {
  const open = new Set(tabs.map((tab) => tab.key))
  return [activeKey, ...before.filter((key) => key !== activeKey)].filter((key) => open.has(key))
}

interface Candidates {
  readonly tabs: readonly Tab[]
  readonly activeKey: string
  readonly dirty: ReadonlySet<string>
  /** As `usedOrder` gives it; a tab that it lacks was not used since the portal was opened. */
  readonly used: readonly string[]
}

/** Tabs that may be closed with nothing lost, the least recently used first: neither affixed, nor active, nor dirty. */
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
