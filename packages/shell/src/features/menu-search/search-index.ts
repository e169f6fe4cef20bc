import { lettersIn, matchPinyin, type ReadCharacter, type Readings, readingsOf } from './match-pinyin.ts'
import {
  fold,
  type Match,
  type MatchKind,
  matchInitials,
  matchKinds,
  matchText,
  wordInitials,
} from './match-text.ts'
import type { MenuEntry } from './menu-entries.ts'

interface IndexedEntry {
  readonly entry: MenuEntry
  readonly name: string
  readonly code: string
  readonly path: string
  readonly initials: ReturnType<typeof wordInitials>
  readonly readings: Readings | undefined
  /** Letters that the readings have. */
  readonly letters: number
}

/** All entries made ready for searching; built once for a set of menus. */
export type SearchIndex = readonly IndexedEntry[]

/** `read` brings in pinyin; without it there is none. */
export const buildIndex = (entries: readonly MenuEntry[], read?: ReadCharacter): SearchIndex =>
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

/** Where an entry was found; pinyin counts as found in the name. */
export interface FoundAt extends Match {
  readonly field: 'name' | 'code' | 'path'
}

export interface Found {
  readonly entry: MenuEntry
  /** Undefined for an entry that was found by several words apart. */
  readonly at: FoundAt | undefined
}

interface Query {
  readonly text: string
  /** The letters for pinyin; undefined when it holds anything else. */
  readonly letters: string | undefined
  readonly lettersIn: number
}

const queryOf = (text: string): Query => {
  const joined = text.replaceAll(' ', '')
  return { text, letters: /^[a-z]+$/.test(joined) ? joined : undefined, lettersIn: lettersIn([joined]) }
}

const rankOf = (kind: MatchKind): number => matchKinds.indexOf(kind)

/** The best place where the entry has the query; of equally good ones the name, then the code, pinyin, the path. */
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

/** What comes first among equally good finds. */
export interface Preferences {
  /** Menu ids of the favourites. */
  readonly favourites: ReadonlySet<number>
  /** Keys of the entries opened last, the latest first. */
  readonly recent: readonly string[]
}

interface Ranked extends Found {
  readonly order: number
}

/**
 * Entries that have the query in name, code, path or pinyin, the best first: exact, prefix, word, substring, initials;
 * of equally good ones the favourites, then the recent ones, then those of which the query is the greater part. Greyed ones come last.
 * A query of several words that is found nowhere as a whole finds entries that have all of them.
 */
export function searchMenus(index: SearchIndex, query: string, limit: number, prefer: Preferences) {
  const text = fold(query.trim()).replace(/\s+/g, ' ')
  if (text === '') return { found: [], total: 0 }
  const whole = queryOf(text)
  const words = text.includes(' ') ? text.split(' ').map(queryOf) : []
  // One list for each kind, one more for words apart, one more for what is greyed.
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
    entry.item && favourites.has(entry.item.menuId) ? -1 : (places.get(entry.key) ?? places.size)
  const foundIn = ({ entry, at }: Found) => entry[at?.field ?? 'name'].length
  return (a: Ranked, b: Ranked) =>
    preference(a) - preference(b) || foundIn(a) - foundIn(b) || a.order - b.order
}
