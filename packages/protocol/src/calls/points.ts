import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { Code, OneOf, PageRows, PartOf, SortBy } from '../entities/list.ts'

/** Money and points of a distributor; every field is assumed. Amounts are yuan with two decimals, points whole numbers. */
export const Balance = Type.Object({
  distributorCode: Type.String(),
  distributorName: Type.String(),
  balance: Type.Number(),
  creditLimit: Type.Number(),
  openAmount: Type.Number({ description: 'of orders that are not shipped yet' }),
  frozen: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
  integral: Type.Integer({ description: 'points that can be spent' }),
  waitingIntegral: Type.Integer({ description: 'points that wait to be posted' }),
})
export type Balance = Static<typeof Balance>

/** Points that an order has earned; every field is assumed. `postedAt` is null while they wait. */
export const PointPosting = Type.Object({
  postingId: Id,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  orderNo: Type.String(),
  integral: Type.Integer(),
  earnedAt: Type.String({ format: 'date-time' }),
  postedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  postedByName: Type.Union([Type.String(), Type.Null()]),
})
export type PointPosting = Static<typeof PointPosting>

const shared = { method: 'POST', access: 'certificate', encoding: 'json', area: 'business' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

/** A distributor has but one account; other people name the distributor. */
const whose = { distributorCode: Code }

export const findBalanceAndIntegral = endpoint({
  ...shared,
  path: '/api/imsOrderServer/order/findBalanceAndIntegral',
  summary: 'Balance, credit and points of a distributor',
  body: Type.Object(whose),
  data: Balance,
  provenance,
})

export const integralPostDetail = endpoint({
  ...shared,
  path: '/api/imsOrderServer/report/integralPostDetail',
  summary: 'Points that orders have earned, waiting and posted, newest first',
  body: Type.Object({
    ...PageRows.properties,
    ...whose,
    orderNo: PartOf('the order number'),
    status: OneOf(['waiting', 'posted']),
    sort: SortBy('earnedAt'),
  }),
  data: Type.Array(PointPosting),
  provenance,
})

export const integralPostDetailConfirm = endpoint({
  ...shared,
  path: '/api/imsOrderServer/report/integralPostDetailConfirm',
  summary: 'Posts waiting points of a distributor, all of those named or none; answers the new balance',
  body: Type.Object({ ...whose, postingIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) }),
  data: Type.Object({
    postedIntegral: Type.Integer({ description: 'points posted by this call' }),
    integral: Type.Integer(),
    waitingIntegral: Type.Integer(),
  }),
  provenance,
})
