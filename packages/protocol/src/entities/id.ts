import { Type } from 'typebox'

/** The number of a row, as the backend gives it out. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
