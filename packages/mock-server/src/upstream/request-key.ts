import { createHash } from 'node:crypto'
import type { Recording } from './recording.ts'

/** What identifies a recorded request, from the widest to the narrowest. */
export interface RequestKeys {
  /** Its call, or method and path where that is none of the registry. */
  readonly call: string
  /** The same path and query, whatever the body. */
  readonly address: string
  readonly whole: string
}

/** Of a masked request: with which secrets it came makes no difference, nor does the order of fields. */
export function requestKeys({ call, request }: Pick<Recording, 'call' | 'request'>): RequestKeys {
  const { method, path, query, body } = request
  const own = call ?? `${method} ${path}`
  const address = hashOf([own, path, query])
  return { call: own, address, whole: hashOf([address, body]) }
}

/** A file for each person and request. Safe on every system: nothing of a request but its call's id stands in it. */
export function recordingFile({ user, ...recording }: Pick<Recording, 'call' | 'request' | 'user'>): string {
  const { whole } = requestKeys(recording)
  return `${recording.call ?? 'other'}-${user === undefined ? whole : hashOf([whole, user])}.json`
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 16)

/** With fields in the order of their names; numbers and texts that look the same are, as they are in an address. */
function sorted(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)])
}
