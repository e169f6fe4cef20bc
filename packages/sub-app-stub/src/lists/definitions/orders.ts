import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { mergedOrder, orderQuery } from '../../forms/order-values.ts'
import {
  choice,
  columns,
  days,
  details,
  type Filter,
  type ListDefinition,
  ofDistributor,
  ofProduct,
  ownScope,
  text,
} from '../list-definition.ts'
import { firstPage } from '../list-query.ts'
import { loadPages } from '../load-list.ts'
import { retailPickups } from './pickups.ts'

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
const orderStates = ['draft', 'submitted', 'approved', 'producing', 'shipped', 'completed', 'cancelled']

/** What the lists of orders have in common. */
const orders = {
  noun: 'order',
  number: 'orderNo',
  hasDetail: true,
  sortable: ['orderedAt', 'amount'],
  views: { name: 'status', codes: 'orderStatus', of: orderStates },
  action: orderAgain,
} as const

const orderColumns = (unit: typeof columns) => [
  ...columns('orderNo', 'distributorName'),
  ...details('distributorCode'),
  ...unit('businessUnit'),
  { field: 'status', as: 'orderStatus' } as const,
  ...columns('orderedAt'),
  ...columns('quantity').map((column) => ({ ...column, hiddenIn: unpaid })),
  ...columns('amount'),
  ...details('dueDate', 'overdueDays').map((column) => ({ ...column, shownIn: unpaid })),
]

const orderFilters: readonly Filter[] = [
  ...text('orderNo'),
  choice('status', 'orderStatus'),
  ofDistributor,
  days('orderedAt'),
  choice('selection', 'orderSelection', { isFromFigures: true }),
  ownScope,
]

const ofUnit = (unit: BusinessUnit) =>
  ({
    ...orders,
    columns: orderColumns(details),
    filters: [...orderFilters, ofProduct(unit)],
    create: orderForms[unit],
    createLabel: ({ actions }) => actions.newOrder,
  }) satisfies Partial<ListDefinition>

export const ceramicOrders: ListDefinition = {
  ...ofUnit('ceramic'),
  load: loadPages((client, { current, size, ...body }, options) =>
    client.ceramicSalesOrderPage({ query: { current, size }, body }, options),
  ),
}

export const bathroomOrders: ListDefinition = {
  ...ofUnit('bathroom'),
  load: loadPages((client, query, options) =>
    client.salesOrderPage({ query: { ...query, businessUnit: 'bathroom' } }, options),
  ),
}

/** The orders of both business units. */
export const allOrders: ListDefinition = {
  ...orders,
  columns: orderColumns(columns),
  filters: [...orderFilters, choice('businessUnit', 'businessUnit'), ofProduct('all')],
  creates: Object.values(orderForms),
  load: loadPages((client, query, options) => client.salesOrderPage({ query }, options)),
}

/** Orders summed by month and distributor. */
export const orderSummary: ListDefinition = {
  noun: 'summary',
  number: 'month',
  hasDetail: false,
  keyFields: ['month', 'distributorCode', 'businessUnit'],
  columns: columns('month', 'distributorName', 'businessUnit', 'orderCount', 'quantity', 'amount'),
  filters: [
    ofDistributor,
    choice('businessUnit', 'businessUnit'),
    { kind: 'months', label: 'month', from: 'monthFrom', to: 'monthTo' },
    ownScope,
  ],
  sortable: ['month', 'amount', 'orderCount'],
  load: loadPages((client, query, options) => client.gatherList({ query }, options)),
}

/** Deliveries found by a query; `selection` narrows them to unpaid ones. */
const loadDelivered = loadPages((client, query, options) =>
  client.salesOrderPage({ query: { selection: 'delivered', ...query } }, options),
)

/** What was delivered to a distributor, and what of it is paid: a paid order is completed (assumed). */
export const statements: ListDefinition = {
  noun: 'statement',
  number: 'orderNo',
  hasDetail: true,
  columns: [
    ...columns('orderNo', 'orderedAt', 'distributorName'),
    { field: 'status', as: 'orderStatus', isDetail: true },
    ...columns('amount', 'paidAmount', 'unpaidAmount', 'dueDate', 'overdueDays'),
  ],
  filters: [
    ...text('orderNo'),
    ofDistributor,
    days('orderedAt'),
    choice('selection', 'orderSelection', { only: unpaid, isFromFigures: true }),
  ],
  sortable: ['orderedAt', 'amount'],
  views: { name: 'selection', codes: 'orderSelection', of: unpaid },
  load: async (client, query, signal) => {
    // The same query for what of it is not paid, of which only the sum counts.
    const conditions = { selection: 'receivable', ...query.conditions }
    const [{ rows, sums, ...page }, left] = await Promise.all([
      loadDelivered(client, query, signal),
      loadDelivered(client, { ...firstPage, size: 1, conditions }, signal),
    ])
    const [amount, unpaidAmount] = [sums?.amount, left.sums?.amount]
    const areKnown = amount !== undefined && unpaidAmount !== undefined
    return {
      ...page,
      sums: areKnown ? { amount, unpaidAmount, paidAmount: amount - unpaidAmount } : undefined,
      rows: (rows ?? []).map((row) => {
        const due = Number(row.amount)
        const isPaid = row.status === 'completed'
        return { ...row, paidAmount: isPaid ? due : 0, unpaidAmount: isPaid ? 0 : due }
      }),
    }
  },
}

/** Wall products that stores sold to households. */
export const retailOrders: ListDefinition = {
  noun: 'order',
  number: 'orderNo',
  hasDetail: true,
  columns: [
    ...columns('orderNo', 'customerName'),
    ...details('customerPhone', 'address'),
    ...columns('productName'),
    ...details('productCode'),
    ...columns('distributorName'),
    { field: 'status', as: 'fittingStatus' },
    ...columns('orderedAt', 'quantity', 'amount'),
  ],
  filters: [
    ...text('orderNo', 'customerName'),
    choice('status', 'fittingStatus'),
    ofDistributor,
    ofProduct('ceramic'),
    days('orderedAt'),
  ],
  sortable: ['orderedAt', 'amount'],
  views: { name: 'status', codes: 'fittingStatus', of: ['measuring', 'scheduled', 'fitted'] },
  forms: [
    { path: '/pickups/new', takes: 'orderNo' },
    { path: '/retail-orders/returns', takes: 'orderNo' },
  ],
  related: [{ path: '/pickups', definition: () => retailPickups, by: ['orderNo'], same: 'orderNo' }],
  load: loadPages((client, query, options) => client.wyRetailOrderPage({ query }, options)),
}
