import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnitFilter, Code, DayFilter, OneOf, PartOf, SortBy } from '../entities/list-filter.ts'
import { PageOf, PageQuery } from '../entities/page.ts'
import { Pickup, pickupStatuses, RetailPickup } from '../entities/pickup.ts'

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
  query: Type.Object({ ...filters, businessUnit: BusinessUnitFilter }),
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
