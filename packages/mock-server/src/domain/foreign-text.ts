import type { FaultShape } from '@portal/protocol/control/fault-kinds'
import { deepest, nestedJson } from './secret-values.ts'

/** Characters that are kept of a text that others sent, and of all texts of a request. */
const longestText = 4_000
const longestRequest = 200_000

const cutMark = '…'

export const cutText = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText)}${cutMark}` : text

/**
 * A value of a request as far as it is kept. Before anything is searched in it, so that no request makes much work. JSON
 * in a long text is cut as the value that it holds.
 */
export function cutValue(value: unknown): unknown {
  let left = longestRequest
  const spent = (text: string): string => {
    left -= text.length
    return text
  }
  const cut = (part: unknown, depth: number): unknown => {
    left -= 1
    if (left <= 0 || depth === deepest) return cutMark
    if (typeof part === 'string') {
      const nested = part.length > longestText ? nestedJson(part) : undefined
      return nested === undefined ? spent(cutText(part)) : JSON.stringify(cut(nested, depth + 1))
    }
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) {
      const items: unknown[] = []
      // No iterator of entries: a list of half a million numbers would be copied before it is cut.
      for (let index = 0; index < part.length && left > 0; index++) items.push(cut(part[index], depth + 1))
      return items
    }
    const kept: [name: string, field: unknown][] = []
    for (const [name, field] of Object.entries(part)) {
      if (left <= 0) break
      kept.push([spent(cutText(name)), cut(field, depth + 1)])
    }
    return Object.fromEntries(kept)
  }
  return cut(value, 0)
}

/** Added to an id for its long form of 19 digits: beyond the exact range of JavaScript numbers. */
const longStart = 1_580_000_000_000_000_000n
const largestId = 2_147_483_647
const letterStart = 'K7-'
const letterLength = 7

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId

const longForm = (id: number): bigint => longStart + BigInt(id)
const letterForm = (id: number): string =>
  letterStart + id.toString(36).toUpperCase().padStart(letterLength, '0')

const encoders: Readonly<Partial<Record<FaultShape, (id: number) => string | bigint>>> = {
  textIds: (id) => String(longForm(id)),
  longIds: longForm,
  letterIds: letterForm,
}

/** An id in the form of a shape, whichever form it has; unchanged where it is no id of a world or the shape has no such form. */
export function encodeId(shape: FaultShape, value: unknown): unknown {
  const id = decodeId(value)
  return isId(id) ? (encoders[shape]?.(id) ?? value) : value
}

/** The number behind any form of an id; unchanged where it is none. */
export function decodeId(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const id = /^\d{19}$/.test(value)
    ? Number(BigInt(value) - longStart)
    : value.startsWith(letterStart)
      ? Number.parseInt(value.slice(letterStart.length), 36)
      : Number.NaN
  return isId(id) && [String(longForm(id)), letterForm(id)].includes(value) ? id : value
}
