import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { Code, DayFilter, OneOf, PageQuery, PartOf, SortBy, SummedPageOf } from '../entities/list.ts'

/** Codes of the lookup FITTING_STATUS; assumed. */
const fittingStatuses = ['measuring', 'scheduled', 'fitted'] as const

/** A wall product sold to a household; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const RetailOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  customerName: Type.String(),
  customerPhone: Type.String(),
  address: Type.String(),
  productCode: Type.String(),
  productName: Type.String(),
  status: Type.Enum(fittingStatuses),
  quantity: Type.Integer(),
  amount: Type.Number(),
  orderedAt: Type.String({ format: 'date-time' }),
})
export type RetailOrder = Static<typeof RetailOrder>

export const wyRetailOrderPage = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/WyRetailOrder/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'Retail orders of wall products, newest first, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    orderNo: PartOf('the order number'),
    customerName: PartOf('the customer’s name'),
    distributorCode: Code,
    productCode: Code,
    status: OneOf(fittingStatuses),
    orderedFrom: DayFilter('first'),
    orderedTo: DayFilter('last'),
    sort: SortBy('orderedAt', 'amount'),
  }),
  data: SummedPageOf(RetailOrder, { quantity: Type.Integer(), amount: Type.Number() }),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
