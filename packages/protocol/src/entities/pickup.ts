import { type Static, Type } from 'typebox'
import { BusinessUnit } from './business-unit.ts'

/** Codes of the lookup PICKUP_STATUS; assumed. */
export const pickupStatuses = ['requested', 'booked', 'loading', 'collected', 'cancelled'] as const

const common = {
  pickupId: Type.Integer(),
  pickupNo: Type.String(),
  orderNo: Type.String({ description: 'the order whose goods are collected' }),
  distributorCode: Type.String(),
  distributorName: Type.String(),
  status: Type.Enum(pickupStatuses),
  warehouse: Type.String(),
  plateNo: Type.String(),
  quantity: Type.Integer(),
  requestedAt: Type.String({ format: 'date-time' }),
  pickupDate: Type.String({ format: 'date', description: 'day of the company' }),
}

/** A pick-up of a sales order; every field is assumed. */
export const Pickup = Type.Object({ ...common, businessUnit: BusinessUnit })
export type Pickup = Static<typeof Pickup>

/** A pick-up of a retail order of wall products; every field is assumed. */
export const RetailPickup = Type.Object({ ...common, customerName: Type.String() })
export type RetailPickup = Static<typeof RetailPickup>
