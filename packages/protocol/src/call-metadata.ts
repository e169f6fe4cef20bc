import { shapeOf } from './answers/shape-of.ts'
import type { CallMetadata } from './encoding.ts'
import type { Endpoint } from './endpoint.ts'
import { readOnlyCalls, readOnlyExtensions, uncachedExtensions } from './read-only-calls.ts'
import { type CallId, calls } from './registry.ts'

const reads: ReadonlySet<string> = new Set([...readOnlyCalls, ...readOnlyExtensions, ...uncachedExtensions])

function metadataOf(id: string, endpoint: Endpoint): CallMetadata {
  const { method, path, encoding, access, answer, successOnly, data } = endpoint
  const sent = { method, path, encoding, access, ...(successOnly && { successOnly }) }
  if (answer !== undefined && answer !== 'envelope') return sent
  const shape = shapeOf(data)
  const isRecord = typeof shape === 'object' && !Array.isArray(shape) && !('?' in shape)
  return { ...sent, shape, ...(isRecord && reads.has(id) ? { needsRecord: true } : {}) }
}

/** Address, encoding and shape of the answer of every call without its schemas: what a client sends and reads with. */
export const callMetadata = Object.fromEntries(
  Object.entries(calls).map(([id, call]) => [id, metadataOf(id, call)]),
) as Readonly<Record<CallId, CallMetadata>> // same keys as the registry, by the line above

/** Calls of the screens before the frame: those without a certificate, and the one that returns its owner. */
export type EntranceCallId =
  | { [Id in CallId]: (typeof calls)[Id]['access'] extends 'certificate' ? never : Id }[CallId]
  | 'getUserInfo'

export const entranceCallMetadata = Object.fromEntries(
  Object.entries(callMetadata).filter(([id, { access }]) => access !== 'certificate' || id === 'getUserInfo'),
) as Readonly<Record<EntranceCallId, CallMetadata>> // the same rule as the type's
