import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { Id } from '../entities/id.ts'
import { BusinessUnitFilter, Code, OneOf, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'
import { DistributorAccount } from './approval.ts'
import { dealerLevels } from './bathroom.ts'

/** A distributor with where it buys and its account; every field but code and name is assumed. Amounts are yuan with two decimals. */
export const Distributor = Type.Object({
  distributorId: Id,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  city: Type.String(),
  level: Type.Union([Type.Enum(dealerLevels), Type.Null()]),
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
  method: 'GET',
  path: '/api/imsOrderServer/org/distributor/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'Distributors of all business units with their accounts by their code, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    distributorCode: Code,
    distributorName: PartOf('the distributor’s name'),
    city: PartOf('the city'),
    level: OneOf(dealerLevels),
    sort: SortBy('distributorCode', 'city'),
  }),
  data: PageOf(Distributor),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})
