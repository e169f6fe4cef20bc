import type { FaultShape } from '@portal/protocol/control/fault-shapes'

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
