import type { Match } from './match-text.ts'

/** The pinyin readings of each character; a character that isn't Chinese reads as itself. */
export type Readings = readonly (readonly string[])[]

/** The readings of a Chinese character, in lower case without tones; undefined for any other. */
export type ReadCharacter = (character: string) => readonly string[] | undefined

/** A bit per letter a to z that occurs: quickly excludes texts. */
export function lettersIn(texts: Iterable<string>): number {
  let letters = 0
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const place = text.charCodeAt(at) - 97
      if (place >= 0 && place < 26) letters |= 1 << place
    }
  }
  return letters
}

/** The readings of a folded text; undefined when it has no Chinese character. */
export function readingsOf(text: string, read: ReadCharacter): Readings | undefined {
  let isChinese = false
  const readings: (readonly string[])[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    const known = read(character)
    if (known) isChinese = true
    readings.push(known ?? [character])
  }
  return isChinese ? readings : undefined
}

/**
 * The end of the readings from `at` that spell the letters from `from`; the last syllable may be partial; undefined
 * when they don't. With `byInitials` a syllable may be represented by its first letter.
 */
function endOf(
  readings: Readings,
  at: number,
  query: string,
  from: number,
  byInitials: boolean,
): number | undefined {
  for (const reading of readings[at] ?? []) {
    const left = query.length - from
    if (reading.length >= left && reading.startsWith(query.slice(from))) return at + 1
    if (query.startsWith(reading, from)) {
      const end = endOf(readings, at + 1, query, from + reading.length, byInitials)
      if (end !== undefined) return end
    }
    if (byInitials && reading.length > 1 && reading[0] === query[from]) {
      const end = endOf(readings, at + 1, query, from + 1, true)
      if (end !== undefined) return end
    }
  }
  return undefined
}

const spelledOut = (readings: Readings, end: number, query: string): boolean =>
  end === readings.length && spells(readings, 0, query, 0)

/** Whether the readings from `at` to the end spell the letters from `from`, each syllable in full. */
const spells = (readings: Readings, at: number, query: string, from: number): boolean =>
  at === readings.length
    ? from === query.length
    : (readings[at] ?? []).some(
        (reading) =>
          query.startsWith(reading, from) && spells(readings, at + 1, query, from + reading.length),
      )

function find(readings: Readings, query: string, byInitials: boolean) {
  for (let start = 0; start < readings.length; start++) {
    const end = endOf(readings, start, query, 0, byInitials)
    if (end !== undefined) return { start, end }
  }
  return undefined
}

/** Finds lower-case letters in the pinyin of a text: first in full, with syllables as words, then by initials. */
export function matchPinyin(readings: Readings, query: string): Match | undefined {
  const full = find(readings, query, false)
  if (full) {
    const isExact = full.start === 0 && spelledOut(readings, full.end, query)
    return { ...full, kind: isExact ? 'exact' : full.start === 0 ? 'prefix' : 'word' }
  }
  const initials = find(readings, query, true)
  return initials && { ...initials, kind: 'initials' }
}
