import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { Code, DayFilter, OneOf, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'
import { FreezeRecord } from './approval.ts'

/** Codes of the lookup SAMPLE_STATUS; assumed. */
const sampleStatuses = ['requested', 'shipped', 'displayed'] as const

/** The head of a sample order for a showroom; every field is assumed. Dates: ISO 8601, UTC. */
export const SampleOrder = Type.Object({
  sampleId: Id,
  sampleNo: Type.String(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  storeName: Type.String(),
  status: Type.Enum(sampleStatuses),
  lineCount: Type.Integer(),
  quantity: Type.Integer(),
  requestedAt: Type.String({ format: 'date-time' }),
  products: Type.Array(
    Type.Object({
      productCode: Type.String(),
      productName: Type.String(),
      spec: Type.String(),
      quantity: Type.Integer(),
    }),
  ),
})
export type SampleOrder = Static<typeof SampleOrder>

/** Codes of the lookup DEALER_LEVEL; assumed. */
export const dealerLevels = ['A', 'B', 'C'] as const

/** A distributor of bathroom ware; every field but code and name is assumed. */
export const BathroomDealer = Type.Object({
  distributorId: Id,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  city: Type.String(),
  level: Type.Union([Type.Enum(dealerLevels), Type.Null()]),
  saleAreas: Type.Array(
    Type.Object({ saleOrganizationName: Type.String(), distributionChannelName: Type.String() }),
  ),
  frozen: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
})
export type BathroomDealer = Static<typeof BathroomDealer>

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

/** Whom a distributor calls: the company's person who sells to it. */
const AccountManager = Type.Object({
  name: Type.String(),
  phone: Type.String({ description: 'empty where it is not known' }),
  email: Type.String({ description: 'empty where it is not known' }),
})
export type AccountManager = Static<typeof AccountManager>

export const checkAccountFreeze = endpoint({
  ...shared,
  path: '/api/imsOrderServer/org/checkAccountFreeze',
  summary: 'Whether a distributor’s account is frozen, and why',
  query: Type.Object({ distributorCode: Code }),
  data: Type.Object({
    distributorCode: Type.String(),
    // Null where the backend doesn't say: unknown is neither.
    frozen: Type.Union([Type.Literal('Y'), Type.Literal('N'), Type.Null()]),
    reason: Type.String({ description: 'empty unless frozen' }),
    frozenAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    // A backend may leave these out.
    freezeRecord: Type.Optional(Type.Union([FreezeRecord, Type.Null()])),
    accountManager: Type.Optional(Type.Union([AccountManager, Type.Null()])),
  }),
  provenance,
})
