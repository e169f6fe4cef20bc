import { type Static, Type } from 'typebox'

/** Codes of the lookup FITTING_STATUS; assumed. */
export const fittingStatuses = ['measuring', 'scheduled', 'fitted'] as const

/** A wall product sold to a household; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const RetailOrder = Type.Object({
  orderId: Type.Integer(),
  orderNo: Type.String(),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  customerName: Type.String(),
  customerPhone: Type.String(),
  address: Type.String(),
  productCode: Type.String(),
  productName: Type.String(),
  status: Type.Enum(fittingStatuses),
  quantity: Type.Integer(),
  amount: Type.Number(),
  orderedAt: Type.String({ format: 'date-time' }),
})
export type RetailOrder = Static<typeof RetailOrder>
