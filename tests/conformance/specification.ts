import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

const SpecifiedCall = Type.Object({
  id: Type.String(),
  method: Type.String(),
  path: Type.String(),
  encoding: Type.String(),
  pathAssumed: Type.Boolean(),
  needsCertificate: Type.Boolean(),
  note: Type.String(),
})

const file = new URL(import.meta.resolve('@portal/protocol/specification/endpoints.json'))

/** Every call that the specification lists (section 7), by id: the reference for the registry. */
export const specifiedCalls = new Map(
  Value.Parse(
    Type.Object({ endpoints: Type.Array(SpecifiedCall) }),
    JSON.parse(readFileSync(file, 'utf8')),
  ).endpoints.map((call) => [call.id, call]),
)
