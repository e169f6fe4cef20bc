const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g
const longNumber = /^-?\d{16,}$/

/** JSON in which whole numbers that a number does not hold exactly are texts, so that parsing it rounds none. */
export const withLongNumbersAsText = (json: string): string =>
  /\d{16}/.test(json)
    ? json.replace(textOrNumber, (token) => (isTooLong(token) ? `"${token}"` : token))
    : json

const isTooLong = (token: string) => longNumber.test(token) && !Number.isSafeInteger(Number(token))

/** JSON of a value that may hold whole numbers of any length. */
export function jsonOf(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${jsonOf(field)}`).join()}}`
}
