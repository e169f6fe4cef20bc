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
