/** Texts are skipped; a whole number of 16 digits or more may be beyond what a number holds exactly. */
const textOrLongNumber = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g

/** Parses JSON without rounding: whole numbers that a number can't hold become text. Throws SyntaxError as JSON.parse does. */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(text.replace(textOrLongNumber, quotedIfLong))
}

const quotedIfLong = (token: string): string =>
  token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`
