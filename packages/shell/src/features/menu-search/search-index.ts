import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { ReactNode } from 'react'
import { systemRule } from '../../lib/config/runtime-config.ts'
import { isDisabled, pagesOf } from '../../menu/menu-tree.ts'
import {
  fold,
  lettersIn,
  type Match,
  type MatchKind,
  matchInitials,
  matchKinds,
  matchPinyin,
  matchText,
  type ReadCharacter,
  type Readings,
  readingsOf,
  wordInitials,
} from './match-text.ts'
import type { RecordKind } from './record-sources.tsx'

/** What the search can find: a page of a menu, a system with its own window, a record or a command. */
export interface SearchEntry {
  readonly key: string
  readonly name: string
  readonly code: string
  /** Its path in the menu, or a command's other names; empty for a system and a record. */
  readonly path: string
  /** Its ancestors, outermost first: the system, then groups. */
  readonly trail: readonly string[]
  readonly disabled: boolean
  /** Undefined for a record and a command. */
  readonly system?: SystemMenu
  /** The page; undefined for a system. */
  readonly item?: MenuItem
  /** What choosing a record or a command does. */
  readonly action?: { readonly icon: ReactNode; readonly opensPage: boolean; readonly run: () => void }
}

const systemEntry = (system: SystemMenu): SearchEntry => ({
  key: system.systemCode,
  name: system.systemName,
  code: system.systemCode,
  path: '',
  trail: [],
  disabled: system.disabled,
  system,
})

const pageEntries = (system: SystemMenu): SearchEntry[] =>
  pagesOf(system).map((page) => ({
    key: page.key,
    name: page.item.menuName,
    code: page.item.menuCode,
    path: page.item.htmlUrl ?? page.item.path,
    trail: [system.systemName, ...page.groups.map((group) => group.menuName)],
    disabled: system.disabled || isDisabled(page),
    system,
    item: page.item,
  }))

/** Everything that can be found, in menu order; includes disabled pages, so that users see that they exist. */
export const menuEntries = (systems: readonly SystemMenu[]): SearchEntry[] =>
  systems.flatMap((system) => [
    ...(systemRule(system.systemCode).opens === 'window' ? [systemEntry(system)] : []),
    ...pageEntries(system),
  ])

interface IndexedEntry {
  readonly entry: SearchEntry
  readonly name: string
  readonly code: string
  readonly path: string
  readonly initials: ReturnType<typeof wordInitials>
  readonly readings: Readings | undefined
  /** Letters of the readings. */
  readonly letters: number
}

/** All entries, indexed; built once for a set of menus. */
export type SearchIndex = readonly IndexedEntry[]

/** `read` adds pinyin. */
export const buildIndex = (entries: readonly SearchEntry[], read?: ReadCharacter): SearchIndex =>
  entries.map((entry) => {
    const name = fold(entry.name)
    const readings = read && readingsOf(name, read)
    return {
      entry,
      name,
      code: fold(entry.code),
      path: fold(entry.path),
      initials: wordInitials(name),
      readings,
      letters: readings ? lettersIn(readings.flat()) : 0,
    }
  })

/** The match of an entry; a pinyin match counts as one of the name. */
export interface FoundAt extends Match {
  readonly field: 'name' | 'code' | 'path'
}

export interface Found {
  readonly entry: SearchEntry
  /** Undefined for an entry that matches as several separate words. */
  readonly at: FoundAt | undefined
}

interface Query {
  readonly text: string
  /** The letters for pinyin; undefined when the query has other characters. */
  readonly letters: string | undefined
  readonly lettersIn: number
}

const queryOf = (text: string): Query => {
  const joined = text.replaceAll(' ', '')
  return { text, letters: /^[a-z]+$/.test(joined) ? joined : undefined, lettersIn: lettersIn([joined]) }
}

const rankOf = (kind: MatchKind): number => matchKinds.indexOf(kind)

/** The best match of an entry; on equal quality, name before code, pinyin and path. */
function bestMatch(indexed: IndexedEntry, query: Query): FoundAt | undefined {
  const { text, letters } = query
  let best: FoundAt | undefined
  const consider = (field: FoundAt['field'], match: Match | undefined) => {
    if (match && (!best || rankOf(match.kind) < rankOf(best.kind))) best = { ...match, field }
  }
  consider('name', matchText(indexed.name, text))
  if (best?.kind === 'exact') return best
  consider('code', matchText(indexed.code, text))
  const canSpell = (indexed.letters & query.lettersIn) === query.lettersIn
  if (indexed.readings && letters && canSpell) consider('name', matchPinyin(indexed.readings, letters))
  consider('path', matchText(indexed.path, text))
  if (!best && letters) consider('name', matchInitials(indexed.initials, letters))
  return best
}

/** Order of equally good results. */
interface Preferences {
  /** Their keys. */
  readonly favourites: ReadonlySet<string>
  /** Keys of recently opened entries, latest first. */
  readonly recent: readonly string[]
}

interface Ranked extends Found {
  readonly order: number
}

/**
 * Entries that contain the query in name, code, path or pinyin, ordered by match quality, then favourites, recent ones,
 * and the share of the entry that the query covers; disabled ones last. Without the whole query, an entry matches if it
 * contains all its words.
 */
export function searchMenus(index: SearchIndex, query: string, limit: number, prefer: Preferences) {
  const text = fold(query.trim()).replace(/\s+/g, ' ')
  if (text === '') return { found: [], total: 0 }
  const whole = queryOf(text)
  const words = text.includes(' ') ? text.split(' ').map(queryOf) : []
  // One list per quality, one for separate words, one for disabled entries.
  const lists: Ranked[][] = Array.from({ length: matchKinds.length + 2 }, () => [])
  let total = 0
  index.forEach((indexed, order) => {
    const at = bestMatch(indexed, whole)
    if (!at && (words.length === 0 || !words.every((word) => bestMatch(indexed, word)))) return
    total++
    const rank = indexed.entry.disabled ? -1 : at ? rankOf(at.kind) : -2
    lists.at(rank)?.push({ entry: indexed.entry, at, order })
  })
  const before = comparison(prefer)
  const found: Found[] = []
  for (const list of lists) {
    if (found.length < limit) found.push(...list.sort(before).slice(0, limit - found.length))
  }
  return { found, total }
}

function comparison({ favourites, recent }: Preferences) {
  const places = new Map(recent.map((key, place) => [key, place]))
  const preference = ({ entry }: Found) =>
    favourites.has(entry.key) ? -1 : (places.get(entry.key) ?? places.size)
  const foundIn = ({ entry, at }: Found) => entry[at?.field ?? 'name'].length
  return (a: Ranked, b: Ranked) =>
    preference(a) - preference(b) || foundIn(a) - foundIn(b) || a.order - b.order
}

export interface Section {
  readonly kind: 'favourites' | 'recent' | 'results' | 'commands' | RecordKind
  readonly rows: readonly Found[]
}

/** Maximum number of rows: users don't read more, and each keystroke renders all of them. */
export const shownRows = 30

export const unmarked = (entry: SearchEntry): Found => ({ entry, at: undefined })

/** The sections and total for a query; for an empty one, favourites and recently opened pages. */
export function sectionsFor(index: SearchIndex, query: string, prefer: Preferences) {
  if (query.trim() !== '') {
    const { found, total } = searchMenus(index, query, shownRows, prefer)
    const results: Section[] = [
      { kind: 'results', rows: found.filter(({ entry }) => !entry.action) },
      { kind: 'commands', rows: found.filter(({ entry }) => entry.action) },
    ]
    return { sections: results.filter(({ rows }) => rows.length > 0), total }
  }
  const entries = index.map(({ entry }) => entry)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  // Favourites and recent pages may have been removed from the menus.
  const favourites = [...prefer.favourites].flatMap((key) => byKey.get(key) ?? [])
  const recent = prefer.recent.flatMap((key) => byKey.get(key) ?? [])
  const all: Section[] = [
    { kind: 'favourites', rows: favourites.map(unmarked) },
    { kind: 'recent', rows: recent.filter((entry) => !favourites.includes(entry)).map(unmarked) },
  ]
  const sections = all.filter(({ rows }) => rows.length > 0)
  return { sections, total: sections.reduce((sum, { rows }) => sum + rows.length, 0) }
}
