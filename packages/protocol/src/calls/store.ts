import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Code, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'

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
  method: 'GET',
  path: '/api/imsOrderServer/bath/store/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
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
