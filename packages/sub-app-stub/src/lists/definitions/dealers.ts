import { orderableAmount } from '@portal/protocol/rules/approvals'
import {
  choice,
  columns,
  days,
  details,
  type ListDefinition,
  ofDistributor,
  text,
} from '../list-definition.ts'
import { loadPages } from '../load-list.ts'
import { applications } from './applications.ts'
import { bathroomOrders, ceramicOrders } from './orders.ts'

/** Samples in stores, or on their way there. */
export const sampleOrders: ListDefinition = {
  noun: 'sample',
  number: 'sampleNo',
  hasDetail: true,
  columns: [
    ...columns('sampleNo', 'storeName', 'distributorName'),
    ...details('distributorCode'),
    { field: 'status', as: 'sampleStatus' },
    ...columns('lineCount', 'quantity', 'requestedAt'),
  ],
  filters: [
    ...text('sampleNo', 'storeName'),
    choice('status', 'sampleStatus'),
    ofDistributor,
    days('requestedAt'),
  ],
  sortable: ['requestedAt'],
  views: { name: 'status', codes: 'sampleStatus', of: ['requested', 'shipped', 'displayed'] },
  load: loadPages((client, query, options) => client.bathSamplePage({ query }, options)),
}

/** The stores of the distributors with the samples in them. */
export const stores: ListDefinition = {
  noun: 'store',
  number: 'storeName',
  hasDetail: true,
  keyFields: ['storeName', 'distributorCode'],
  columns: [
    ...columns('storeName', 'city', 'distributorName'),
    ...details('distributorCode', 'contact', 'salesName'),
    ...columns('displayed', 'underWay', 'lastRequestedAt'),
  ],
  filters: [...text('storeName'), ofDistributor],
  sortable: ['storeName', 'displayed'],
  forms: [
    { path: '/visits', takes: 'storeName' },
    { path: '/stores/renovation', takes: 'storeName' },
  ],
  related: [
    { definition: () => sampleOrders, by: ['storeName', 'distributorCode'] },
    { path: '/visits', definition: () => applications('visit', '/visits'), by: ['storeName'] },
    {
      path: '/stores/renovation',
      definition: () => applications('renovation', '/stores/renovation'),
      by: ['storeName'],
    },
  ],
  load: loadPages((client, query, options) => client.storePage({ query }, options)),
}

export const bathroomDealers: ListDefinition = {
  noun: 'dealer',
  number: 'distributorCode',
  name: 'distributorName',
  hasDetail: true,
  columns: [
    ...columns('distributorCode', 'distributorName', 'city', 'level'),
    ...details('saleAreas'),
    ...columns('frozen'),
  ],
  filters: [...text('distributorCode', 'distributorName', 'city'), choice('level', 'dealerLevel')],
  sortable: ['distributorCode', 'city'],
  related: [
    { path: '/orders/bathroom', definition: () => bathroomOrders, by: ['distributorCode'] },
    { path: '/bathroom/samples', definition: () => sampleOrders, by: ['distributorCode'] },
  ],
  load: loadPages((client, query, options) => client.bathDealerPage({ query }, options)),
}

/** Distributors with where they buy and the state of their accounts. */
export const distributors: ListDefinition = {
  ...bathroomDealers,
  columns: [
    ...columns('distributorCode', 'distributorName', 'city', 'level'),
    ...details('saleAreas'),
    ...columns('balance', 'creditLimit'),
    ...details('openAmount'),
    ...columns('available', 'frozen'),
    ...details('reason'),
  ],
  related: [
    { kind: 'order', unit: 'ceramic', definition: () => ceramicOrders, by: ['distributorCode'] },
    { kind: 'order', unit: 'bathroom', definition: () => bathroomOrders, by: ['distributorCode'] },
    { path: '/stores', definition: () => stores, by: ['distributorCode'] },
  ],
  load: loadPages(async (client, query, options) => {
    const { data, ...answer } = await client.distributorPage({ query }, options)
    const records = (data.records ?? []).map(({ account, saleAreas, ...distributor }) => ({
      ...distributor,
      ...account,
      available: account && orderableAmount(account),
      reason: account?.freezeReason ?? '',
      saleAreas: saleAreas.map(({ saleOrganizationName, distributionChannelName }) => ({
        ...{ saleOrganizationName, distributionChannelName },
      })),
    }))
    return { ...answer, data: { ...data, records } }
  }),
}
