import type { ListDefinition, Row } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'
import { bathroomOrders } from './orders.ts'

export const sampleOrders: ListDefinition = {
  noun: 'sample',
  number: 'sampleNo',
  hasDetail: true,
  columns: [
    { field: 'sampleNo' },
    { field: 'storeName' },
    { field: 'distributorName' },
    { field: 'distributorCode', isDetail: true },
    { field: 'status', as: 'sampleStatus' },
    { field: 'lineCount', as: 'quantity' },
    { field: 'quantity', as: 'quantity' },
    { field: 'requestedAt', as: 'date' },
  ],
  filters: [
    { name: 'sampleNo', label: 'sampleNo', kind: 'text' },
    { name: 'storeName', label: 'storeName', kind: 'text' },
    { name: 'status', label: 'status', kind: 'choice', codes: 'sampleStatus' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { kind: 'days', label: 'requestedAt', from: 'requestedFrom', to: 'requestedTo' },
  ],
  sortable: ['requestedAt'],
  views: { name: 'status', codes: 'sampleStatus', of: ['requested', 'shipped', 'displayed'] },
  load: (client, query, signal) =>
    fromPage(
      client.bathSamplePage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal }),
    ),
}

const ofDistributor = ({ distributorCode }: Row) => ({ distributorCode: String(distributorCode) })

export const bathroomDealers: ListDefinition = {
  noun: 'dealer',
  number: 'distributorCode',
  name: 'distributorName',
  hasDetail: true,
  columns: [
    { field: 'distributorCode' },
    { field: 'distributorName' },
    { field: 'city' },
    { field: 'level', as: 'dealerLevel' },
    { field: 'saleAreas', isDetail: true },
    { field: 'frozen', as: 'frozen' },
  ],
  filters: [
    { name: 'distributorCode', label: 'distributorCode', kind: 'text' },
    { name: 'distributorName', label: 'distributorName', kind: 'text' },
    { name: 'city', label: 'city', kind: 'text' },
    { name: 'level', label: 'level', kind: 'choice', codes: 'dealerLevel' },
  ],
  sortable: ['distributorCode', 'city'],
  related: [
    { path: '/orders/bathroom', definition: () => bathroomOrders, conditions: ofDistributor },
    { path: '/bathroom/samples', definition: () => sampleOrders, conditions: ofDistributor },
  ],
  load: (client, query, signal) =>
    fromPage(
      client.bathDealerPage({ query: { ...pageQuery(query), ...listInput<object>(query) } }, { signal }),
    ),
}
