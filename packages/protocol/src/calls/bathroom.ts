import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BathroomDealer, dealerLevels, SampleOrder, sampleStatuses } from '../entities/bathroom.ts'
import { Code, DayFilter, OneOf, PartOf, SortBy } from '../entities/list-filter.ts'
import { PageOf, PageQuery } from '../entities/page.ts'

const shared = { method: 'GET', access: 'certificate', encoding: 'query', area: 'business' } as const
const provenance = { path: 'documented', query: 'assumed', data: 'assumed' } as const

export const bathSamplePage = endpoint({
  ...shared,
  path: '/api/imsOrderServer/bath/sample/header/page',
  summary: 'Heads of the bathroom sample orders, newest first, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    sampleNo: PartOf('the sample order’s number'),
    storeName: PartOf('the store’s name'),
    distributorCode: Code,
    status: OneOf(sampleStatuses),
    requestedFrom: DayFilter('first'),
    requestedTo: DayFilter('last'),
    sort: SortBy('requestedAt'),
  }),
  data: PageOf(SampleOrder),
  provenance,
})

export const bathDealerPage = endpoint({
  ...shared,
  path: '/api/imsOrderServer/bath/dealer/page',
  summary: 'Distributors of bathroom ware by their code, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    distributorCode: Code,
    distributorName: PartOf('the distributor’s name'),
    city: PartOf('the city'),
    level: OneOf(dealerLevels),
    sort: SortBy('distributorCode', 'city'),
  }),
  data: PageOf(BathroomDealer),
  provenance,
})

export const checkAccountFreeze = endpoint({
  ...shared,
  path: '/api/imsOrderServer/org/checkAccountFreeze',
  summary: 'Whether a distributor’s account is frozen, and why',
  query: Type.Object({ distributorCode: Code }),
  data: Type.Object({
    distributorCode: Type.String(),
    frozen: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
    reason: Type.String({ description: 'empty unless frozen' }),
    frozenAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  }),
  provenance,
})
