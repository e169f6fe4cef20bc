import type { CallMetadata } from '../encoding.ts'
import type { Endpoint } from '../endpoint.ts'
import { controlCalls } from './control-calls.ts'
import type { ControlMetadata } from './control-client-of.ts'

const metadataOf = ({ method, path, encoding, access }: Endpoint): CallMetadata => ({
  method,
  path,
  encoding,
  access,
})

/** Address and encoding of every call of the control API, without its schemas. */
export const controlMetadata = Object.fromEntries(
  Object.entries(controlCalls).map(([id, call]) => [id, metadataOf(call)]),
) as ControlMetadata // the same keys
