import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useSteady } from '../../lib/use-stable-callbacks.ts'
import { useFavourites } from '../../menu/favourites.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { recentMenus } from '../../menu/menu-use.ts'
import { useSession } from '../../session/session-store.ts'
import { cellAfterKey, firstCell } from './active-cell.ts'
import type { MenuSearchProps } from './menu-search-dialog.tsx'
import { rowId } from './result-list.tsx'
import type { Found } from './search-index.ts'
import { sectionsFor } from './sections.ts'
import { useMenuIndex } from './use-menu-index.ts'

/** What the search shows and what its keys do. */
export function useMenuSearch({ systems, pinyin }: MenuSearchProps, onClose: () => void) {
  const kept = useFavourites()
  const userId = useSession((session) => session.user?.userId) ?? 0
  const [recent] = useState(() => recentMenus(userId))
  const { openMenu, openSystem } = useMenuNavigation()
  const grid = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(firstCell)
  const index = useMenuIndex(systems, pinyin)
  const favourites = useMemo(() => new Set(kept.favourites.map(({ menuId }) => menuId)), [kept.favourites])
  // Typing goes before: the results of a letter may be left out when the next one is there.
  const asked = useDeferredValue(query)
  const find = useCallback(
    (text: string) => sectionsFor(index, text, { favourites, recent }),
    [index, favourites, recent],
  )
  const { sections, total } = useMemo(() => find(asked), [find, asked])
  const rows = sections.flatMap((section) => section.rows)
  const activeRow = rows[active.row]
  const activeId = activeRow && `${rowId(grid, active.row)}-${active.column}`

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  /** Who types and presses Enter at once means what is typed, though the results of before are still on the screen. */
  const rowToOpen = () =>
    asked === query ? activeRow : find(query).sections.flatMap((section) => section.rows)[active.row]

  const open = ({ entry }: Found) => {
    if (entry.disabled) return
    onClose()
    if (entry.item) openMenu(entry.system.systemCode, entry.item)
    else openSystem(entry.system)
  }
  const star = ({ entry: { item, system } }: Found) => {
    if (!item) return
    const page = { ...item, systemCode: system.systemCode }
    if (favourites.has(item.menuId)) kept.remove(page)
    else kept.add(page)
  }

  const events = useSteady({
    onOpen: open,
    onStar: star,
    /** The mouse is over a row. */
    onPoint: (row: number) => setActive({ row, column: 0 }),
  })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    const caretAtEnd = currentTarget.selectionStart === query.length
    const hasStar = activeRow?.entry.item !== undefined
    const next = cellAfterKey(active, key, { rows: rows.length, caretAtEnd, hasStar })
    const chosen = key === 'Enter' ? rowToOpen() : undefined
    if (next) setActive(next)
    else if (!chosen) return
    else if (active.column === 0) open(chosen)
    else star(chosen)
    event.preventDefault()
  }

  return {
    query,
    setQuery: (text: string) => {
      setQuery(text)
      setActive(firstCell)
    },
    sections,
    total,
    favourites,
    grid,
    active,
    activeId,
    onKeyDown,
    events,
  }
}
