import type { CallMetadata } from './encoding.ts'
import { type CallId, calls } from './registry.ts'

/** Address and encoding of every call without its schemas: what a client sends with. */
export const callMetadata = Object.fromEntries(
  Object.entries(calls).map(([id, { method, path, encoding, access }]) => [
    id,
    { method, path, encoding, access },
  ]),
) as Readonly<Record<CallId, CallMetadata>> // same keys as the registry, by the line above

/** Calls of the screens before the frame: those that need no certificate, and the one that tells whose one is. */
export type EntranceCallId =
  | { [Id in CallId]: (typeof calls)[Id]['access'] extends 'certificate' ? never : Id }[CallId]
  | 'getUserInfo'

export const entranceCallMetadata = Object.fromEntries(
  Object.entries(callMetadata).filter(([id, { access }]) => access !== 'certificate' || id === 'getUserInfo'),
) as Readonly<Record<EntranceCallId, CallMetadata>> // the same rule as the type's
