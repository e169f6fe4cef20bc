/** The qualities of a match, best first: determines the order of the results. */
export const matchKinds = ['exact', 'prefix', 'word', 'substring', 'initials'] as const
export type MatchKind = (typeof matchKinds)[number]

/** A match and its range in the text, end excluded. */
export interface Match {
  readonly kind: MatchKind
  readonly start: number
  readonly end: number
}

const accented = /[\u00c0-\u024f]/
const fullWidth = /[\uff01-\uff5e]/g

/** Normalises a text for comparison: lower case, no accents, no full-width forms; each character keeps its index. */
export function fold(text: string): string {
  const plain = accented.test(text)
    ? [...text].map((char) => char.normalize('NFD').slice(0, char.length)).join('')
    : text
  const lower = plain
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .toLowerCase()
  // A few letters get longer in lower case, which would shift the indices.
  return lower.length === text.length ? lower : plain
}

const inWord = /[\p{L}\p{N}]/u
const ideograph = /\p{Script=Han}/u

/** Whether a word starts there: after any character but a letter or digit. */
const beginsWord = (text: string, at: number): boolean => !inWord.test(text[at - 1] ?? ' ')

/** Finds a folded query in a folded text. */
export function matchText(text: string, query: string): Match | undefined {
  const first = text.indexOf(query)
  if (first < 0) return undefined
  const found = (kind: MatchKind, start: number): Match => ({ kind, start, end: start + query.length })
  if (first === 0) return found(text.length === query.length ? 'exact' : 'prefix', 0)
  for (let at = first; at >= 0; at = text.indexOf(query, at + 1)) {
    if (beginsWord(text, at)) return found('word', at)
  }
  return found('substring', first)
}

/** First letters of the words of a folded text with their indices; none for scripts without word separators. */
export function wordInitials(text: string): readonly { readonly letter: string; readonly at: number }[] {
  const initials = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (inWord.test(letter) && !ideograph.test(letter) && beginsWord(text, at)) initials.push({ letter, at })
  }
  return initials
}

/** Finds the first letters of consecutive words; single letters are left to `matchText`. */
export function matchInitials(initials: ReturnType<typeof wordInitials>, query: string): Match | undefined {
  if (query.length < 2) return undefined
  const first = initials
    .map(({ letter }) => letter)
    .join('')
    .indexOf(query)
  const start = initials[first]?.at
  const last = initials[first + query.length - 1]?.at
  return start === undefined || last === undefined ? undefined : { kind: 'initials', start, end: last + 1 }
}

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
