import type { CallMetadata } from './encoding.ts'
import { type CallId, calls } from './registry.ts'

/** Address and encoding of every call without its schemas: what a client sends with. */
export const callMetadata = Object.fromEntries(
  Object.entries(calls).map(([id, { method, path, encoding, access }]) => [
    id,
    { method, path, encoding, access },
  ]),
) as Readonly<Record<CallId, CallMetadata>> // same keys as the registry, by the line above
