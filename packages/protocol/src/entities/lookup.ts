import { type Static, Type } from 'typebox'
import { specified } from '../specified.ts'

/** An entry of the server's code table (specification §3); type, meaning and order are assumed. */
export const Lookup = Type.Object({
  ...specified('§3 Lookup entry', { systemCode: Type.String(), lookupCode: Type.String() }),
  lookupType: Type.String(),
  meaning: Type.String(),
  orderSeq: Type.Integer(),
})
export type Lookup = Static<typeof Lookup>
