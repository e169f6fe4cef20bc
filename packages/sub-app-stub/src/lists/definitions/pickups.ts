import { type Column, type Filter, type ListDefinition, ownScope } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'

const columns: readonly Column[] = [
  { field: 'pickupNo' },
  { field: 'orderNo' },
  { field: 'distributorName' },
  { field: 'distributorCode', isDetail: true },
  { field: 'status', as: 'pickupStatus' },
  { field: 'warehouse' },
  { field: 'plateNo' },
  { field: 'quantity', as: 'quantity' },
  { field: 'requestedAt', as: 'date', isDetail: true },
  { field: 'pickupDate', as: 'day' },
]

const filters: readonly Filter[] = [
  { name: 'pickupNo', label: 'pickupNo', kind: 'text' },
  { name: 'orderNo', label: 'orderNo', kind: 'text' },
  { name: 'status', label: 'status', kind: 'choice', codes: 'pickupStatus' },
  { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
  { kind: 'days', label: 'requestedAt', from: 'requestedFrom', to: 'requestedTo' },
]

const common = {
  noun: 'pickup',
  number: 'pickupNo',
  hasDetail: true,
  columns,
  filters,
  sortable: ['pickupDate'],
  views: {
    name: 'status',
    codes: 'pickupStatus',
    of: ['requested', 'booked', 'loading', 'collected', 'cancelled'],
  },
} as const

const rebook: Pick<ListDefinition, 'forms'> = { forms: [{ path: '/pickups/bookings', takes: 'orderNo' }] }

export const pickups: ListDefinition = {
  ...common,
  ...rebook,
  filters: [
    ...filters,
    { name: 'selection', label: 'selection', kind: 'choice', codes: 'pickupSelection', isFromFigures: true },
    ownScope,
  ],
  load: (client, query, signal) =>
    fromPage(
      client.pickOrderList({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal }),
    ),
}

/** Pending deliveries, the next first. */
export const deliveryPlan: ListDefinition = {
  ...common,
  noun: 'delivery',
  columns: [
    { field: 'pickupNo' },
    { field: 'pickupDate', as: 'day' },
    { field: 'distributorName' },
    { field: 'warehouse' },
    { field: 'quantity', as: 'quantity' },
    { field: 'status', as: 'pickupStatus' },
    { field: 'orderNo' },
    { field: 'plateNo', isDetail: true },
  ],
  views: { name: 'status', codes: 'pickupStatus', of: ['requested', 'booked', 'loading'] },
  load: (client, query, signal) => {
    const narrowedTo = { ...listInput<object>(query), selection: 'underWay' } as const
    const input = { query: { sort: 'pickupDate', ...pageQuery(query), ...narrowedTo } } as const
    return fromPage(client.pickOrderList(input, { signal }))
  },
}

export const ceramicPickups: ListDefinition = {
  ...common,
  ...rebook,
  load: (client, query, signal) =>
    fromPage(
      client.ceramicPickupOrderHeadList(
        { body: { ...pageQuery(query), ...listInput<object>(query) } },
        { signal },
      ),
    ),
}

export const retailPickups: ListDefinition = {
  ...common,
  columns: columns.flatMap((column) =>
    column.field === 'distributorName' ? [{ field: 'customerName' } as const, column] : [column],
  ),
  create: '/pickups/new',
  load: (client, query, signal) =>
    fromPage(
      client.wyPickupPage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal }),
    ),
}
