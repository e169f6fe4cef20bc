const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/** A whole number that a JavaScript number may not hold exactly. */
const isTooLong = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))

/** JSON whose whole numbers are texts where a number can't hold them. */
export const withLongNumbersAsText = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(textOrNumber, (token) => (isTooLong(token) ? `"${token}"` : token))
    : json

/** Parses JSON without rounding: whole numbers that a number can't hold become text. Throws SyntaxError as JSON.parse does. */
export const parseJson = (text: string): unknown => JSON.parse(withLongNumbersAsText(text))
