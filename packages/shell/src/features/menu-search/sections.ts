import type { MenuEntry } from './menu-entries.ts'
import { type Found, type Preferences, type SearchIndex, searchMenus } from './search-index.ts'

export interface Section {
  readonly kind: 'favourites' | 'recent' | 'results'
  readonly rows: readonly Found[]
}

/** Rows shown at most: more are never read, and each is drawn anew while somebody types. */
export const shownRows = 30

const unmarked = (entry: MenuEntry): Found => ({ entry, at: undefined })

/** What is shown for a query, and how many were found: without one the favourites, then what was opened last. */
export function sectionsFor(index: SearchIndex, query: string, prefer: Preferences) {
  if (query.trim() !== '') {
    const { found, total } = searchMenus(index, query, shownRows, prefer)
    const results: Section[] = found.length > 0 ? [{ kind: 'results', rows: found }] : []
    return { sections: results, total }
  }
  const entries = index.map(({ entry }) => entry)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const byId = new Map(entries.map((entry) => [entry.item?.menuId, entry]))
  // A favourite or a page opened before may be gone from the menus meanwhile.
  const favourites = [...prefer.favourites].flatMap((menuId) => byId.get(menuId) ?? [])
  const recent = prefer.recent.flatMap((key) => byKey.get(key) ?? [])
  const all: Section[] = [
    { kind: 'favourites', rows: favourites.map(unmarked) },
    { kind: 'recent', rows: recent.filter((entry) => !favourites.includes(entry)).map(unmarked) },
  ]
  const sections = all.filter(({ rows }) => rows.length > 0)
  return { sections, total: sections.reduce((sum, { rows }) => sum + rows.length, 0) }
}
