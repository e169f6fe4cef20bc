import type { SystemMenu } from '@portal/protocol/entities/menu'
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CommandActions, type Feature, openingCommands } from '../../lib/feature.ts'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { favouriteKey, useFavourites } from '../../menu/favourites.ts'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { recentMenus } from '../../menu/recent-menus.ts'
import { useSession } from '../../session/session-store.ts'
import { cellAfterKey, firstCell } from './active-cell.ts'
import type { EarlyInput } from './early-input.ts'
import type { ReadCharacter } from './match-text.ts'
import { useRecords, withRecords } from './records.tsx'
import { rowId } from './result-list.tsx'
import {
  buildIndex,
  type Found,
  menuEntries,
  type SearchEntry,
  type SearchIndex,
  sectionsFor,
} from './search-index.ts'

/** What the search finds besides menus and records: the commands of all features. */
function useCommands(features: readonly Feature[], actions: CommandActions): readonly SearchEntry[] {
  const { t: search } = useTranslation('menu-search')
  const { t: frame } = useTranslation('frame')
  const user = useSession((session) => session.user)
  return useMemo(
    () =>
      features.flatMap(({ pages = [], userMenu, commands }) =>
        [
          ...openingCommands(pages, frame),
          ...(userMenu?.(frame, user) ?? []),
          ...(commands?.({ frame, search }) ?? []),
        ].map(
          ({ key, name, words = '', group, icon, run }): SearchEntry => ({
            key: `command ${key}`,
            name,
            code: '',
            path: group ? `${group} ${words}` : words,
            trail: group ? [group] : [],
            disabled: false,
            action: {
              icon,
              opensPage: pages.some(({ path }) => path === key),
              run: () => run(actions),
            },
          }),
        ),
      ),
    [search, frame, user, features, actions],
  )
}

export interface MenuSearchProps {
  readonly systems: readonly SystemMenu[]
  /** Whether Chinese names also match by their pinyin. */
  readonly pinyin: boolean
  /** What was typed before the field had the focus. */
  readonly takeEarly: () => EarlyInput
  /** Whose commands it offers. */
  readonly features: readonly Feature[]
  /** What the frame does for a command; a stable object. */
  readonly commands: CommandActions
}

interface SearchEvents {
  readonly onClose: () => void
  readonly onPageOpened: () => void
}

/** State, results and keyboard handling of the search. */
export function useMenuSearch(props: MenuSearchProps, { onClose, onPageOpened }: SearchEvents) {
  const { systems, pinyin, takeEarly } = props
  const { favourites: stored, add, remove } = useFavourites()
  const userId = useSession((session) => session.user?.userId) ?? ''
  const [recent] = useState(() => recentMenus(userId))
  const { openMenu, openSystem } = useMenuNavigation()
  const grid = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(firstCell)
  const index = useSearchIndex(systems, useCommands(props.features, props.commands), pinyin)
  const favourites = useMemo(() => new Set(stored.map(favouriteKey)), [stored])
  // Deferred, so that typing isn't delayed by results.
  const searched = useDeferredValue(query)
  const find = useCallback(
    (text: string) => sectionsFor(index, text, { favourites, recent }),
    [index, favourites, recent],
  )
  const records = useRecords(systems, searched)
  const { sections, total } = useMemo(
    () => withRecords(find(searched), records.sections),
    [find, searched, records],
  )
  const rows = sections.flatMap((section) => section.rows)
  const activeRow = rows[active.row]
  const activeId = activeRow && `${rowId(grid, active.row)}-${active.column}`

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  /** Enter right after typing opens the first result of the current text, even while earlier results are shown. */
  const rowToOpen = () =>
    searched === query ? activeRow : find(query).sections.flatMap((section) => section.rows)[active.row]

  const open = ({ entry: { disabled, action, system, item } }: Found) => {
    if (disabled) return
    if (item || action?.opensPage) onPageOpened()
    onClose()
    if (action) action.run()
    else if (system && item) openMenu(system.systemCode, item)
    else if (system) openSystem(system)
  }
  function onFocus() {
    const early = takeEarly()
    if (early.query !== '') setQuery(early.query)
    const [first] = early.isEntered ? find(early.query).sections.flatMap((section) => section.rows) : []
    if (first) open(first)
  }
  const star = ({ entry: { key, item, system } }: Found) => {
    if (!item || !system) return
    const page = { ...item, systemCode: system.systemCode }
    if (favourites.has(key)) remove(page)
    else add(page)
  }

  const events = useStableCallbacks({
    onOpen: open,
    onStar: star,
    onPoint: (row: number) => setActive({ row, column: 0 }),
  })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys of an input method that is composing.
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
    failed: records.failed,
    favourites,
    grid,
    active,
    activeId,
    onFocus,
    onKeyDown,
    events,
  }
}

/** The index of menus and commands, with pinyin once its dictionary is loaded. */
function useSearchIndex(
  systems: readonly SystemMenu[],
  commands: readonly SearchEntry[],
  pinyin: boolean,
): SearchIndex {
  const [read, setRead] = useState<ReadCharacter>()
  useEffect(() => {
    if (!pinyin) return
    import('./pinyin-dictionary.ts').then(
      ({ readCharacter }) => setRead(() => readCharacter),
      // The search works without it; the next opening retries.
      () => undefined,
    )
  }, [pinyin])
  return useMemo(
    () => buildIndex([...menuEntries(systems), ...commands], pinyin ? read : undefined),
    [systems, commands, pinyin, read],
  )
}
