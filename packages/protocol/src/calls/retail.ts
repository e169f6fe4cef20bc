import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Code, DayFilter, OneOf, PartOf, SortBy } from '../entities/list-filter.ts'
import { PageOf, PageQuery } from '../entities/page.ts'
import { fittingStatuses, RetailOrder } from '../entities/retail-order.ts'

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
    status: OneOf(fittingStatuses),
    orderedFrom: DayFilter('first'),
    orderedTo: DayFilter('last'),
    sort: SortBy('orderedAt', 'amount'),
  }),
  data: PageOf(RetailOrder),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
