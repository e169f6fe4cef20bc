import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { Code, OneOf, PartOf, SortBy } from '../entities/list-filter.ts'
import { PageRows } from '../entities/page.ts'
import { Balance, PointPosting } from '../entities/points.ts'

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
