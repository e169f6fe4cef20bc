import {
  choice,
  columns,
  days,
  details,
  type Filter,
  type ListDefinition,
  ofDistributor,
  ownScope,
  text,
} from '../list-definition.ts'
import { loadPages } from '../load-list.ts'

const status = { field: 'status', as: 'pickupStatus' } as const

const pickupColumns = (withCustomer: typeof columns) => [
  ...columns('pickupNo', 'orderNo'),
  ...withCustomer('customerName'),
  ...columns('distributorName'),
  ...details('distributorCode'),
  status,
  ...columns('warehouse', 'plateNo', 'quantity'),
  ...details('requestedAt'),
  ...columns('pickupDate'),
]

const filters: readonly Filter[] = [
  ...text('pickupNo', 'orderNo'),
  choice('status', 'pickupStatus'),
  ofDistributor,
  days('requestedAt'),
]

const common = {
  noun: 'pickup',
  number: 'pickupNo',
  hasDetail: true,
  columns: pickupColumns(() => []),
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
  filters: [...filters, choice('selection', 'pickupSelection', { isFromFigures: true }), ownScope],
  load: loadPages((client, query, options) => client.pickOrderList({ query }, options)),
}

/** Pending deliveries, the next first. */
export const deliveryPlan: ListDefinition = {
  ...common,
  noun: 'delivery',
  columns: [
    ...columns('pickupNo', 'pickupDate', 'distributorName', 'warehouse', 'quantity'),
    status,
    ...columns('orderNo'),
    ...details('plateNo'),
  ],
  views: { ...common.views, of: ['requested', 'booked', 'loading'] },
  load: loadPages((client, query, options) =>
    client.pickOrderList({ query: { sort: 'pickupDate', ...query, selection: 'underWay' } }, options),
  ),
}

export const ceramicPickups: ListDefinition = {
  ...common,
  ...rebook,
  load: loadPages((client, body, options) => client.ceramicPickupOrderHeadList({ body }, options)),
}

export const retailPickups: ListDefinition = {
  ...common,
  columns: pickupColumns(columns),
  create: '/pickups/new',
  load: loadPages((client, query, options) => client.wyPickupPage({ query }, options)),
}
