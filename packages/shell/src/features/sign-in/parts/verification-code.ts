import { startOverCode } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'

/** Digits of a code that is sent to a telephone (assumed). */
export const codeLength = 6

/**
 * How a code may be written, most reliable first: ungrouped, in two groups of three, in any groups. Dates and telephone
 * numbers are grouped digits, too, so an ungrouped code wins.
 */
const writings = [
  /(?<!\d|\d-)\d{6}(?!\d|-\d)/,
  /(?<!\d|\d-)\d{3}[\s-]\d{3}(?![\s-]?\d)/,
  /(?<!\d)\d(?:[\s-]?\d){5}(?!\d)/,
]

/**
 * Extracts the code from typed, pasted or autofilled text: converts full-width digits, ignores groups and words around
 * it. Returns at most six digits.
 */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC')
  const found = writings.find((writing) => writing.test(plain))?.exec(plain)?.[0]
  return (found ?? plain).replace(/[^0-9]/g, '').slice(0, codeLength)
}

/** Whether the server accepts no further attempt, so that the user must start over. */
export const mustStartOver = (error: unknown): boolean =>
  error instanceof RemoteError && error.code === String(startOverCode)
