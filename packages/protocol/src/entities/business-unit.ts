import { type Static, Type } from 'typebox'

/** The two business units of specification §9; the codes on the wire are assumed. */
export const BusinessUnit = Type.Union([Type.Literal('ceramic'), Type.Literal('bathroom')])
export type BusinessUnit = Static<typeof BusinessUnit>
