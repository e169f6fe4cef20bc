import { type Static, Type } from 'typebox'

/** Money and points of a distributor; every field is assumed. Amounts are yuan with two decimals, points whole numbers. */
export const Balance = Type.Object({
  distributorCode: Type.String(),
  distributorName: Type.String(),
  balance: Type.Number(),
  creditLimit: Type.Number(),
  integral: Type.Integer({ description: 'points that can be spent' }),
  waitingIntegral: Type.Integer({ description: 'points that wait to be posted' }),
})
export type Balance = Static<typeof Balance>

/** Points that an order has earned; every field is assumed. `postedAt` is null while they wait. */
export const PointPosting = Type.Object({
  postingId: Type.Integer(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  orderNo: Type.String(),
  integral: Type.Integer(),
  earnedAt: Type.String({ format: 'date-time' }),
  postedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  postedByName: Type.Union([Type.String(), Type.Null()]),
})
export type PointPosting = Static<typeof PointPosting>
