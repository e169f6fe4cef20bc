import type { CallMetadata } from './encoding.ts'
import { type EndpointId, endpoints } from './registry.ts'

/** Address and encoding of every call without its schemas: what a client sends with. */
export const callMetadata = Object.fromEntries(
  Object.entries(endpoints).map(([id, { method, path, encoding, access }]) => [
    id,
    { method, path, encoding, access },
  ]),
) as Readonly<Record<EndpointId, CallMetadata>> // same keys as the registry, by the line above
