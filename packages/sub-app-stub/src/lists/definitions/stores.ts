import type { ListDefinition, Row } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'
import { applications } from './applications.ts'
import { sampleOrders } from './bathroom.ts'

const ofStore = ({ storeName }: Row) => ({ storeName: String(storeName) })

/** The stores of the distributors with the samples in them. */
export const stores: ListDefinition = {
  noun: 'store',
  number: 'storeName',
  hasDetail: true,
  keyFields: ['storeName', 'distributorCode'],
  columns: [
    { field: 'storeName' },
    { field: 'city' },
    { field: 'distributorName' },
    { field: 'distributorCode', isDetail: true },
    { field: 'contact', isDetail: true },
    { field: 'salesName', isDetail: true },
    { field: 'displayed', as: 'quantity' },
    { field: 'underWay', as: 'quantity' },
    { field: 'lastRequestedAt', as: 'date' },
  ],
  filters: [
    { name: 'storeName', label: 'storeName', kind: 'text' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
  ],
  sortable: ['storeName', 'displayed'],
  forms: [
    { path: '/visits', takes: 'storeName' },
    { path: '/stores/renovation', takes: 'storeName' },
  ],
  related: [
    {
      definition: () => sampleOrders,
      conditions: ({ storeName, distributorCode }) => ({
        ...{ storeName: String(storeName), distributorCode: String(distributorCode) },
      }),
    },
    { path: '/visits', definition: () => applications('visit', '/visits'), conditions: ofStore },
    {
      path: '/stores/renovation',
      definition: () => applications('renovation', '/stores/renovation'),
      conditions: ofStore,
    },
  ],
  load: (client, query, signal) =>
    fromPage(client.storePage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal })),
}
