/** Which tabs hold a living page: the others sleep, that is, only their address is kept. */
export interface AwakeTabs {
  /** Most recently used first. */
  readonly order: readonly string[]
  /** Tabs with unsaved input; they are never put to sleep. */
  readonly dirty: ReadonlySet<string>
}

export const noTabsAwake: AwakeTabs = { order: [], dirty: new Set() }

/** Wakes a tab; beyond `max` the least recently used clean ones fall asleep. */
export function visitTab({ order, dirty }: AwakeTabs, tabId: string, max: number): AwakeTabs {
  const awake = [tabId, ...order.filter((one) => one !== tabId)]
  for (let index = awake.length - 1; index > 0 && awake.length > max; index -= 1) {
    if (!dirty.has(awake[index] ?? '')) awake.splice(index, 1)
  }
  return { order: awake, dirty }
}

/** Forgets the tabs that are closed. */
export function keepOpenTabs({ order, dirty }: AwakeTabs, open: readonly string[]): AwakeTabs {
  const isOpen = (tabId: string) => open.includes(tabId)
  return { order: order.filter(isOpen), dirty: new Set([...dirty].filter(isOpen)) }
}

export function markDirty({ order, dirty }: AwakeTabs, tabId: string, isDirty: boolean): AwakeTabs {
  const rest = [...dirty].filter((one) => one !== tabId)
  return { order, dirty: new Set(isDirty ? [...rest, tabId] : rest) }
}
