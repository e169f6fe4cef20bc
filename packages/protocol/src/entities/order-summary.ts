import { type Static, Type } from 'typebox'
import { BusinessUnit } from './business-unit.ts'

/** What a distributor's sales orders of one month come to; every field is assumed. Amounts are yuan with two decimals. */
export const OrderSummary = Type.Object({
  month: Type.String({ description: 'of the company, e.g. 2026-03' }),
  businessUnit: BusinessUnit,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  orderCount: Type.Integer(),
  quantity: Type.Integer(),
  amount: Type.Number(),
})
export type OrderSummary = Static<typeof OrderSummary>
