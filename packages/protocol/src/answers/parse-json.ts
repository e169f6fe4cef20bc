const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g

/** A whole number beyond the exact range of JavaScript numbers. */
const isTooLong = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))

/** JSON whose whole numbers are texts where a number can't represent them. */
export const withLongNumbersAsText = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(textOrNumber, (token) => (isTooLong(token) ? `"${token}"` : token))
    : json

/**
 * Parses JSON without rounding: whole numbers beyond the exact range become text.
 * @throws {SyntaxError} like JSON.parse
 */
export const parseJson = (text: string): unknown => JSON.parse(withLongNumbersAsText(text))
