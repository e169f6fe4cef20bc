import { Type } from 'typebox'

/** Number of a row; its range is assumed to be that of a 32-bit integer. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
