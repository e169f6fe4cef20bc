import { type Static, Type } from 'typebox'

/** Codes of the lookup SAMPLE_STATUS; assumed. */
export const sampleStatuses = ['requested', 'shipped', 'displayed'] as const

/** The head of a sample order for a showroom; every field is assumed. Dates: ISO 8601, UTC. */
export const SampleOrder = Type.Object({
  sampleId: Type.Integer(),
  sampleNo: Type.String(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  storeName: Type.String(),
  status: Type.Enum(sampleStatuses),
  lineCount: Type.Integer(),
  quantity: Type.Integer(),
  requestedAt: Type.String({ format: 'date-time' }),
})
export type SampleOrder = Static<typeof SampleOrder>

/** Codes of the lookup DEALER_LEVEL; assumed. */
export const dealerLevels = ['A', 'B', 'C'] as const

/** A distributor of bathroom ware; every field but code and name is assumed. */
export const BathroomDealer = Type.Object({
  distributorId: Type.Integer(),
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
