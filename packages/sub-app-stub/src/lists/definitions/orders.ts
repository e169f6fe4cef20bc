import type { Client } from '@portal/protocol/client'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { mergedOrder } from '../../forms/merged-order.ts'
import { orderQuery } from '../../forms/order-values.ts'
import { type Filter, type ListDefinition, ownScope } from '../list-definition.ts'
import type { ListQuery } from '../list-query.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'
import { retailPickups } from './pickups.ts'

const orderFilters: readonly Filter[] = [
  { name: 'orderNo', label: 'orderNo', kind: 'text' },
  { name: 'status', label: 'status', kind: 'choice', codes: 'orderStatus' },
  { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
  { kind: 'days', label: 'orderedAt', from: 'orderedFrom', to: 'orderedTo' },
  { name: 'selection', label: 'selection', kind: 'choice', codes: 'orderSelection', isFromFigures: true },
  ownScope,
]

const ofUnit = (of: BusinessUnit): readonly Filter[] => [
  ...orderFilters,
  { name: 'productCode', label: 'productName', kind: 'product', of },
]

const orderForms = { ceramic: '/orders/ceramic/new', bathroom: '/orders/bathroom/new' } as const

/** One order with the products of some, or one for each business unit: an order has products of one. */
const orderAgain: NonNullable<ListDefinition['action']> = {
  label: ({ orderDetail }) => orderDetail.again,
  isPossible: ({ orderNo }) => Boolean(orderNo),
  async run(client, rows) {
    const answers = await Promise.all(
      rows.map(({ orderNo }) => client.salesOrderDetail({ query: { orderNo: String(orderNo) } })),
    )
    const orders = answers.map(({ data }) => data)
    return (['ceramic', 'bathroom'] as const).flatMap((unit) => {
      const own = orders.filter(({ businessUnit }) => businessUnit === unit)
      return own.length > 0 ? `${orderForms[unit]}?${orderQuery(mergedOrder(own))}` : []
    })
  },
}

/** Parts of the list that are about payment. */
const unpaid = ['receivable', 'overdue']

/** Every state that an order can be in. */
const orderViews = ['draft', 'submitted', 'approved', 'producing', 'shipped', 'completed', 'cancelled']

export const ceramicOrders: ListDefinition = {
  noun: 'order',
  number: 'orderNo',
  hasDetail: true,
  columns: [
    { field: 'orderNo' },
    { field: 'distributorName' },
    { field: 'distributorCode', isDetail: true },
    { field: 'businessUnit', as: 'businessUnit', isDetail: true },
    { field: 'status', as: 'orderStatus' },
    { field: 'orderedAt', as: 'date' },
    { field: 'quantity', as: 'quantity', hiddenIn: unpaid },
    { field: 'amount', as: 'amount' },
    { field: 'dueDate', as: 'date', isDetail: true, shownIn: unpaid },
    { field: 'overdueDays', as: 'quantity', isDetail: true, shownIn: unpaid },
  ],
  filters: ofUnit('ceramic'),
  sortable: ['orderedAt', 'amount'],
  views: { name: 'status', codes: 'orderStatus', of: orderViews },
  create: '/orders/ceramic/new',
  createLabel: ({ actions }) => actions.newOrder,
  action: orderAgain,
  load: (client, query, signal) =>
    fromPage(client.ceramicSalesOrderPage({ query: pageQuery(query), body: listInput(query) }, { signal })),
}

export const bathroomOrders: ListDefinition = {
  ...ceramicOrders,
  filters: ofUnit('bathroom'),
  create: '/orders/bathroom/new',
  action: orderAgain,
  load: (client, query, signal) => loadOrders(client, query, signal, { businessUnit: 'bathroom' }),
}

/** The orders of both business units. */
export const allOrders: ListDefinition = {
  noun: 'order',
  number: 'orderNo',
  hasDetail: true,
  columns: ceramicOrders.columns.map((column) =>
    column.as === 'businessUnit' ? { field: column.field, as: column.as } : column,
  ),
  filters: [
    ...orderFilters,
    { name: 'businessUnit', label: 'businessUnit', kind: 'choice', codes: 'businessUnit' },
    { name: 'productCode', label: 'productName', kind: 'product', of: 'all' },
  ],
  sortable: ['orderedAt', 'amount'],
  views: { name: 'status', codes: 'orderStatus', of: orderViews },
  creates: Object.values(orderForms),
  action: orderAgain,
  load: (client, query, signal) => loadOrders(client, query, signal),
}

function loadOrders(
  client: Client,
  query: ListQuery,
  signal: AbortSignal,
  fixed: { readonly businessUnit?: BusinessUnit } = {},
) {
  const input = { ...pageQuery(query), ...listInput<object>(query), ...fixed }
  return fromPage(client.salesOrderPage({ query: input }, { signal }))
}

/** Orders summed by month and distributor. */
export const orderSummary: ListDefinition = {
  noun: 'summary',
  number: 'month',
  hasDetail: false,
  keyFields: ['month', 'distributorCode', 'businessUnit'],
  columns: [
    { field: 'month', as: 'month' },
    { field: 'distributorName' },
    { field: 'businessUnit', as: 'businessUnit' },
    { field: 'orderCount', as: 'quantity' },
    { field: 'quantity', as: 'quantity' },
    { field: 'amount', as: 'amount' },
  ],
  filters: [
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { name: 'businessUnit', label: 'businessUnit', kind: 'choice', codes: 'businessUnit' },
    { kind: 'months', label: 'month', from: 'monthFrom', to: 'monthTo' },
    ownScope,
  ],
  sortable: ['month', 'amount', 'orderCount'],
  load: (client, query, signal) =>
    fromPage(client.gatherList({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal })),
}

/** Wall products that stores sold to households. */
export const retailOrders: ListDefinition = {
  noun: 'order',
  number: 'orderNo',
  hasDetail: true,
  columns: [
    { field: 'orderNo' },
    { field: 'customerName' },
    { field: 'customerPhone', isDetail: true },
    { field: 'address', isDetail: true },
    { field: 'productName' },
    { field: 'productCode', isDetail: true },
    { field: 'distributorName' },
    { field: 'status', as: 'fittingStatus' },
    { field: 'orderedAt', as: 'date' },
    { field: 'quantity', as: 'quantity' },
    { field: 'amount', as: 'amount' },
  ],
  filters: [
    { name: 'orderNo', label: 'orderNo', kind: 'text' },
    { name: 'customerName', label: 'customerName', kind: 'text' },
    { name: 'status', label: 'status', kind: 'choice', codes: 'fittingStatus' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { name: 'productCode', label: 'productName', kind: 'product', of: 'ceramic' },
    { kind: 'days', label: 'orderedAt', from: 'orderedFrom', to: 'orderedTo' },
  ],
  sortable: ['orderedAt', 'amount'],
  views: { name: 'status', codes: 'fittingStatus', of: ['measuring', 'scheduled', 'fitted'] },
  forms: [
    { path: '/pickups/new', takes: 'orderNo' },
    { path: '/retail-orders/returns', takes: 'orderNo' },
  ],
  related: [
    {
      path: '/pickups',
      definition: () => retailPickups,
      conditions: ({ orderNo }) => ({ orderNo: String(orderNo) }),
      isOf: (record, found) => found.orderNo === record.orderNo,
    },
  ],
  load: (client, query, signal) =>
    fromPage(
      client.wyRetailOrderPage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal }),
    ),
}
