import type { ListDefinition } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'

/** The stores of the distributors with the samples in them. */
export const stores: ListDefinition = {
  noun: 'store',
  number: 'storeName',
  hasDetail: false,
  keyFields: ['storeName', 'distributorCode'],
  columns: [
    { field: 'storeName' },
    { field: 'city' },
    { field: 'distributorName' },
    { field: 'displayed', as: 'quantity' },
    { field: 'underWay', as: 'quantity' },
    { field: 'lastRequestedAt', as: 'date' },
  ],
  filters: [
    { name: 'storeName', label: 'storeName', kind: 'text' },
    { name: 'distributorCode', label: 'distributorCode', kind: 'text' },
  ],
  sortable: ['storeName', 'displayed'],
  load: (client, query, signal) =>
    fromPage(client.storePage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal })),
}
