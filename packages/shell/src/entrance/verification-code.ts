/** Digits of a code that is sent to a telephone (assumed). */
export const codeLength = 6

/** Six digits that stand alone, perhaps in groups: `482913`, `482 913`, `482-913`. */
const wholeCode = /(?<!\d)\d(?:[\s-]?\d){5}(?!\d)/

/**
 * The code in what was typed, pasted or filled in: full-width digits count, groups and words around it don't. Gives
 * at most six digits.
 */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC')
  const found = wholeCode.exec(plain)?.[0] ?? plain
  return found.replace(/[^0-9]/g, '').slice(0, codeLength)
}
