import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { Id } from '../entities/id.ts'
import {
  BusinessUnitFilter,
  Code,
  DayFilter,
  OneOf,
  PageOf,
  PageQuery,
  PartOf,
  ScopeFilter,
  SortBy,
} from '../entities/list.ts'

/** Codes of the lookup PICKUP_STATUS; assumed. */
const pickupStatuses = ['requested', 'booked', 'loading', 'collected', 'cancelled'] as const

/** What the figure of pick-ups counts: neither collected nor cancelled. */
const pickupSelections = ['underWay'] as const

const common = {
  pickupId: Id,
  pickupNo: Type.String(),
  orderNo: Type.String({ description: 'the order whose goods are collected' }),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  status: Type.Enum(pickupStatuses),
  warehouse: Type.String(),
  plateNo: Type.String(),
  quantity: Type.Integer(),
  requestedAt: Type.String({ format: 'date-time' }),
  pickupDate: Type.String({ format: 'date', description: 'day of the company' }),
}

/** A pick-up of a sales order; every field is assumed. */
export const Pickup = Type.Object({ ...common, businessUnit: BusinessUnit })
export type Pickup = Static<typeof Pickup>

/** A pick-up of a retail order of wall products; every field is assumed. */
export const RetailPickup = Type.Object({ ...common, customerName: Type.String() })
export type RetailPickup = Static<typeof RetailPickup>

const shared = { access: 'certificate', area: 'business' } as const
const provenance = { path: 'documented', query: 'assumed', body: 'assumed', data: 'assumed' } as const

const filters = {
  ...PageQuery.properties,
  pickupNo: PartOf('the pick-up number'),
  orderNo: PartOf('the order number'),
  distributorCode: Code,
  status: OneOf(pickupStatuses),
  requestedFrom: DayFilter('first'),
  requestedTo: DayFilter('last'),
  sort: SortBy('requestedAt', 'pickupDate'),
}

export const pickOrderList = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/imsOrderServer/pickup/pickOrderList',
  encoding: 'query',
  summary: 'Pick-ups of sales orders, newest first, one page at a time',
  query: Type.Object({
    ...filters,
    businessUnit: BusinessUnitFilter,
    selection: OneOf(pickupSelections),
    scope: ScopeFilter,
  }),
  data: PageOf(Pickup),
  provenance,
})

export const ceramicPickupOrderHeadList = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/imsOrderServer/ceramic/pickupOrder/queryPickupOrderHeadList',
  encoding: 'json',
  summary: 'Pick-ups of ceramic sales orders, newest first, one page at a time',
  body: Type.Object(filters),
  data: PageOf(Pickup),
  provenance,
})

export const wyPickupPage = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/imsOrderServer/wy/pickupOrder/pickupPage',
  encoding: 'query',
  summary: 'Pick-ups of retail orders of wall products, newest first, one page at a time',
  query: Type.Object(filters),
  data: PageOf(RetailPickup),
  provenance,
})
