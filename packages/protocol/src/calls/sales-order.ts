import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { BusinessUnit } from '../entities/business-unit.ts'
import { maxLineQuantity, maxOrderLines } from '../entities/input-limits.ts'
import { BusinessUnitFilter, Code, PageOf, PageQuery, PartOf, SortBy } from '../entities/list.ts'
import { ApprovalLine, ApprovalStep, DistributorAccount } from './approval.ts'
import { SalesOrder, SalesOrderFilter, SalesOrderPage } from './order.ts'

const OrderNo = Type.String({ minLength: 1, maxLength: 64 })

/** What happens to an order after its approval, in this order. */
export const deliveryStates = ['producing', 'shipped', 'completed'] as const

/**
 * A sales order with its products and how far its approval is; every field is assumed. `account` is null for people who may
 * not see it.
 */
export const SalesOrderDetail = Type.Object({
  ...SalesOrder.properties,
  deliveryDate: Type.String({ format: 'date-time' }),
  createdByName: Type.String(),
  remark: Type.String(),
  lines: Type.Array(ApprovalLine),
  steps: Type.Array(ApprovalStep),
  reached: Type.Array(
    Type.Object({ status: Type.Enum(deliveryStates), at: Type.String({ format: 'date-time' }) }),
    { description: 'when it reached the states after its approval, as far as that is known' },
  ),
  account: Type.Union([DistributorAccount, Type.Null()]),
})
export type SalesOrderDetail = Static<typeof SalesOrderDetail>

/** The list of ceramic orders has a specified call; bathroom orders and those of both units have none. */
export const salesOrderPage = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/sales-order/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary:
    'Sales orders of one or all business units that the user may see, newest first, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    ...SalesOrderFilter.properties,
    businessUnit: BusinessUnitFilter,
  }),
  data: SalesOrderPage,
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})

export const salesOrderDetail = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/sales-order/detail',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'One sales order that the user may see, with its products and its approval',
  query: Type.Object({ orderNo: OrderNo }),
  data: SalesOrderDetail,
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})

const NewOrderLine = Type.Object({
  productCode: Type.String({ minLength: 1, maxLength: 64 }),
  quantity: Type.Integer({ minimum: 1, maximum: maxLineQuantity }),
})

export const createSalesOrder = endpoint({
  method: 'POST',
  path: '/api/imsOrderServer/sales-order/create',
  access: 'certificate',
  encoding: 'json',
  area: 'business',
  summary:
    'Submits a sales order at list prices and begins its approval; what comes again under one key is made once',
  body: Type.Object({
    submissionKey: Type.String({ minLength: 8, maxLength: 64, description: 'new for each order' }),
    businessUnit: BusinessUnit,
    distributorCode: Type.String({ minLength: 1, maxLength: 64 }),
    deliveryDate: Type.String({ format: 'date', description: 'day of the company' }),
    remark: Type.Optional(Type.String({ maxLength: 500 })),
    lines: Type.Array(NewOrderLine, { minItems: 1, maxItems: maxOrderLines }),
  }),
  data: SalesOrder,
  provenance: { path: 'assumed', body: 'assumed', data: 'assumed' },
})

/** A product that can be ordered; every field is assumed. The price is yuan with two decimals for one unit, without any discount. */
export const Product = Type.Object({
  productCode: Type.String(),
  productName: Type.String(),
  businessUnit: BusinessUnit,
  series: Type.String(),
  spec: Type.String({ description: 'of a tile its size in millimetres, e.g. 600x1200mm' }),
  unit: Type.String({ description: 'what is counted' }),
  unitPrice: Type.Number(),
  stock: Type.Integer({ description: 'units in the warehouses' }),
})
export type Product = Static<typeof Product>

export const productPage = endpoint({
  method: 'GET',
  path: '/api/imsOrderServer/product/page',
  access: 'certificate',
  encoding: 'query',
  area: 'business',
  summary: 'Products with price and stock by their code, one page at a time',
  query: Type.Object({
    ...PageQuery.properties,
    businessUnit: BusinessUnitFilter,
    productCode: PartOf('the product’s code'),
    productName: PartOf('the product’s name'),
    series: Code,
    sort: SortBy('productCode', 'unitPrice', 'stock'),
  }),
  data: PageOf(Product),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})
