import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnitFilter, Code, DayFilter, SortBy } from '../entities/list-filter.ts'
import { OrderSummary } from '../entities/order-summary.ts'
import { PageOf, PageQuery } from '../entities/page.ts'
import { SalesOrder } from '../entities/sales-order.ts'

const Month = Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'e.g. 2026-03' }))

export const ceramicSalesOrderPage = endpoint({
  method: 'POST',
  path: '/api/imsOrderServer/ceramic/sales-order/page/order',
  access: 'certificate',
  encoding: 'json',
  area: 'business',
  summary: 'Ceramic sales orders that the user may see, newest first, one page at a time',
  query: PageQuery,
  body: Type.Object({
    orderNo: Type.Optional(Type.String({ maxLength: 64, description: 'part of the order number' })),
    status: Type.Optional(Type.String({ maxLength: 32 })),
    distributorCode: Type.Optional(Type.String({ maxLength: 64 })),
    orderedFrom: DayFilter('first'),
    orderedTo: DayFilter('last'),
    sort: SortBy('orderedAt', 'amount'),
  }),
  data: PageOf(SalesOrder),
  provenance: { path: 'documented', query: 'documented', body: 'assumed', data: 'assumed' },
})

export const gatherList = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/order/gatherList',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary:
    'Sales orders summed by month, distributor and business unit; drafts and cancelled ones do not count',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    distributorCode: Code,
    monthFrom: Month,
    monthTo: Month,
    sort: SortBy('month', 'amount', 'orderCount'),
  }),
  data: PageOf(OrderSummary),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
