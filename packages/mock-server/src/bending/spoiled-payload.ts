import type { FaultKind } from '@portal/protocol/control/fault-kinds'
import { parsedJson } from '../upstream/answer-source.ts'

/** Half of the JSON. */
const truncated = (payload: string) => payload.slice(0, Math.ceil(payload.length / 2))

/** All of the JSON with a comma that no parser takes. */
const malformed = (payload: string) => `${payload.slice(0, -1)},,${payload.slice(-1)}`

/** An object where the call's list is due: the data itself, or the list inside a page. */
function withoutArray(payload: string): string {
  const envelope = parsedJson(payload) // an upstream may answer anything
  if (!isRecord(envelope)) return payload
  const { data } = envelope
  if (Array.isArray(data)) return JSON.stringify({ ...envelope, data: {} })
  if (!isRecord(data)) return payload
  const list = Object.keys(data).find((name) => Array.isArray(data[name]))
  return list === undefined ? payload : JSON.stringify({ ...envelope, data: { ...data, [list]: {} } })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const spoilers: Readonly<Partial<Record<FaultKind, (payload: string) => string>>> = {
  truncated,
  malformed,
  notArray: withoutArray,
}

/** An answer of JSON as a fault of that kind leaves it; kinds that bend something else leave it alone. */
export const spoiled = (kind: string, payload: string): string =>
  Object.hasOwn(spoilers, kind) ? (spoilers[kind as FaultKind]?.(payload) ?? payload) : payload // an own key of the table
