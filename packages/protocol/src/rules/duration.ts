const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000, ms: 1 } as const

/** More than any clock can be moved by. */
const longest = 3_000_000 * unitMs.d

/**
 * One or more numbers with units, e.g. `3d`, `1h30m`, `-2d`, `500ms`.
 * @returns milliseconds, null when it is none or longer than three million days
 */
export function parseDuration(text: string): number | null {
  const match = /^([+-]?)((?:\d{1,9}(?:ms|[dhms]))+)$/.exec(text.trim())
  if (!match) return null
  const [, sign, parts = ''] = match
  let total = 0
  for (const [, amount, unit] of parts.matchAll(/(\d+)(ms|[dhms])/g)) {
    total += Number(amount) * unitMs[unit as keyof typeof unitMs] // the expression admits no other unit
  }
  if (total > longest) return null
  return sign === '-' ? -total : total
}
