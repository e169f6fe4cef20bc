import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { Id } from '../entities/id.ts'
import {
  BusinessUnitFilter,
  Code,
  DayFilter,
  OneOf,
  PageQuery,
  PartOf,
  ScopeFilter,
  SortBy,
  SummedPageOf,
} from '../entities/list.ts'

/** A sales order as lists show it; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const SalesOrder = Type.Object({
  orderId: Id,
  orderNo: Type.String(),
  businessUnit: BusinessUnit,
  distributorCode: Type.String(),
  distributorName: Type.String(),
  status: Type.String(),
  orderedAt: Type.String({ format: 'date-time' }),
  quantity: Type.Number(),
  amount: Type.Number(),
  dueDate: Type.Optional(
    Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'until when a delivered order is to be paid; null once it is, and before it is delivered',
    }),
  ),
  overdueDays: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
      description: 'full days since the due date; null unless it is overdue',
    }),
  ),
})
export type SalesOrder = Static<typeof SalesOrder>

/** Orders, with the totals of all pages. */
export const SalesOrderPage = SummedPageOf(SalesOrder, { quantity: Type.Number(), amount: Type.Number() })

/** A distributor's order totals of one month; every field is assumed. Amounts are yuan with two decimals. */
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

const Month = Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'e.g. 2026-03' }))

/**
 * Selections of orders for figures: sales (neither draft nor cancelled), open, late, delivered, unpaid, overdue; and
 * for forms: orders that can be changed, or whose goods can be collected.
 */
export const orderSelections = [
  'sales',
  'open',
  'late',
  'delivered',
  'receivable',
  'overdue',
  'changeable',
  'collectable',
] as const

/** Conditions of lists of orders. */
export const SalesOrderFilter = Type.Object({
  orderNo: Type.Optional(Type.String({ maxLength: 64, description: 'part of the order number' })),
  distributorName: PartOf('the distributor’s name'),
  status: Type.Optional(Type.String({ maxLength: 32 })),
  selection: OneOf(orderSelections),
  scope: ScopeFilter,
  distributorCode: Type.Optional(Type.String({ maxLength: 64 })),
  productCode: Type.Optional(Type.String({ maxLength: 64, description: 'orders with this product' })),
  orderedFrom: DayFilter('first'),
  orderedTo: DayFilter('last'),
  sort: SortBy('orderedAt', 'amount'),
})

export const ceramicSalesOrderPage = endpoint({
  method: 'POST',
  path: '/api/imsOrderServer/ceramic/sales-order/page/order',
  access: 'certificate',
  encoding: 'json',
  area: 'business',
  summary: 'Ceramic sales orders that the user may see, newest first, one page at a time',
  query: PageQuery,
  body: SalesOrderFilter,
  data: SalesOrderPage,
  provenance: { path: 'documented', query: 'documented', body: 'assumed', data: 'assumed' },
})

export const gatherList = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/order/gatherList',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary:
    'Sales orders summed by month, distributor and business unit; drafts and cancelled ones do not count',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    distributorCode: Code,
    scope: ScopeFilter,
    monthFrom: Month,
    monthTo: Month,
    sort: SortBy('month', 'amount', 'orderCount'),
  }),
  data: SummedPageOf(OrderSummary, {
    orderCount: Type.Integer(),
    quantity: Type.Integer(),
    amount: Type.Number(),
  }),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})

/** Codes of the lookup FITTING_STATUS; assumed. */
const fittingStatuses = ['measuring', 'scheduled', 'fitted'] as const

/** A wall product sold to a household; every field is assumed. Amounts are yuan with two decimals, dates ISO 8601, UTC. */
export const RetailOrder = Type.Object({
  orderId: Id,
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

export const wyRetailOrderPage = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/WyRetailOrder/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'Retail orders of wall products, newest first, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    orderNo: PartOf('the order number'),
    customerName: PartOf('the customer’s name'),
    distributorCode: Code,
    productCode: Code,
    status: OneOf(fittingStatuses),
    orderedFrom: DayFilter('first'),
    orderedTo: DayFilter('last'),
    sort: SortBy('orderedAt', 'amount'),
  }),
  data: SummedPageOf(RetailOrder, { quantity: Type.Integer(), amount: Type.Number() }),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
