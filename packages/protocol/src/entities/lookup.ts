import { type Static, Type } from 'typebox'

/** An entry of the server's code table (specification §3); type, meaning and order are assumed. */
export const Lookup = Type.Object({
  systemCode: Type.String(),
  lookupType: Type.String(),
  lookupCode: Type.String(),
  meaning: Type.String(),
  orderSeq: Type.Integer(),
})
export type Lookup = Static<typeof Lookup>
