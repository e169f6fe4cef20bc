import { type Static, Type } from 'typebox'
import { BusinessUnit } from './business-unit.ts'

/** A sales order as lists show it; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const SalesOrder = Type.Object({
  orderId: Type.Integer(),
  orderNo: Type.String(),
  businessUnit: BusinessUnit,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  status: Type.String(),
  orderedAt: Type.String({ format: 'date-time' }),
  quantity: Type.Number(),
  amount: Type.Number(),
})
export type SalesOrder = Static<typeof SalesOrder>
