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
  SortBy,
} from '../entities/list.ts'
import { DistributorAccount, FreezeRecord } from './approval.ts'

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
const dealerLevels = ['A', 'B', 'C'] as const

const dealer = {
  distributorId: Id,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  city: Type.String(),
  level: Type.Union([Type.Enum(dealerLevels), Type.Null()]),
}

const dealerFilters = {
  distributorCode: Code,
  distributorName: PartOf('the distributor’s name'),
  city: PartOf('the city'),
  level: OneOf(dealerLevels),
  sort: SortBy('distributorCode', 'city'),
}

/** A distributor of bathroom ware; every field but code and name is assumed. */
export const BathroomDealer = Type.Object({
  ...dealer,
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
  query: Type.Object({ ...PageQuery.properties, ...dealerFilters }),
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

/** A distributor with where it buys and its account; every field but code and name is assumed. Amounts are yuan with two decimals. */
export const Distributor = Type.Object({
  ...dealer,
  saleAreas: Type.Array(
    Type.Object({
      businessUnit: BusinessUnit,
      saleOrganizationName: Type.String(),
      distributionChannelName: Type.String(),
    }),
  ),
  account: Type.Union([DistributorAccount, Type.Null()]),
})
export type Distributor = Static<typeof Distributor>

export const distributorPage = endpoint({
  ...shared,
  path: '/api/imsOrderServer/org/distributor/page',
  summary: 'Distributors of all business units with their accounts by their code, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    ...dealerFilters,
  }),
  data: PageOf(Distributor),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})

/** A store of a distributor with the samples in it; every field is assumed. Dates: ISO 8601, UTC. */
export const Store = Type.Object({
  storeName: Type.String(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  city: Type.String(),
  contact: Type.String({ description: 'a person of the distributor; empty where none has an account' }),
  salesName: Type.String({ description: 'who sells to the distributor; empty where none does' }),
  displayed: Type.Integer({ description: 'samples on display' }),
  underWay: Type.Integer({ description: 'samples requested or shipped' }),
  lastRequestedAt: Type.String({ format: 'date-time' }),
})
export type Store = Static<typeof Store>

export const storePage = endpoint({
  ...shared,
  path: '/api/imsOrderServer/bath/store/page',
  summary: 'Stores with their samples by their name, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    storeName: PartOf('the store’s name'),
    distributorCode: Code,
    sort: SortBy('storeName', 'displayed'),
  }),
  data: PageOf(Store),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})
