import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import { Suspense, useMemo, useState } from 'react'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { findSystem, isDisabled, type MenuPage, menuPages } from '../../menu/menu-tree.ts'

/** The system and the menu group that have the notice (specification §4). */
const systemCode = 'LTC'
const groupCode = 'CZJXSGC'

const findGroup = (items: readonly MenuItem[]): MenuItem | undefined =>
  items.find(({ menuCode }) => menuCode === groupCode) ??
  items.map(({ children }) => findGroup(children)).find((found) => found !== undefined)

export interface Shortcuts {
  readonly systemCode: string
  readonly group: MenuItem
  /** The pages that the user may open, in menu order. */
  readonly pages: readonly MenuPage[]
}

/** The pages of the group that the user may open; undefined if there are none. */
export function shortcutsIn(systems: readonly SystemMenu[]): Shortcuts | undefined {
  const system = findSystem(systems, systemCode)
  const group = system && !system.disabled ? findGroup(system.menuList) : undefined
  if (!group || group.disabled || group.children.length === 0) return undefined
  const pages = menuPages(group.children).filter((page) => !isDisabled(page))
  return pages.length > 0 ? { systemCode, group, pages } : undefined
}

const ShortcutNotification = lazyWithRetry(() =>
  import('./shortcut-notification.tsx').then((module) => module.ShortcutNotification),
)

/**
 * The notice with the pages of one menu group, bottom-right until it is closed; the choice lasts for the session
 * (specification §4).
 */
export function ShortcutNotice({ systems }: { systems: readonly SystemMenu[] }) {
  const [isClosed, setClosed] = useState(() => readStored(storedKeys.shortcutNoticeClosed) === 1)
  const shortcuts = useMemo(() => (isClosed ? undefined : shortcutsIn(systems)), [isClosed, systems])

  function close() {
    writeStored(storedKeys.shortcutNoticeClosed, 1)
    setClosed(true)
  }

  if (!shortcuts) return null
  return (
    <Suspense fallback={null}>
      <ShortcutNotification shortcuts={shortcuts} onClose={close} />
    </Suspense>
  )
}
