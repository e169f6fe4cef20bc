import { orderableAmount } from '@portal/protocol/rules/approvals'
import type { ListDefinition, Row } from '../list-definition.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'
import { bathroomOrders, ceramicOrders } from './orders.ts'
import { stores } from './stores.ts'

const ofDistributor = ({ distributorCode }: Row) => ({ distributorCode: String(distributorCode) })

/** Distributors with where they buy and the state of their accounts. */
export const distributors: ListDefinition = {
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
    { field: 'balance', as: 'amount' },
    { field: 'creditLimit', as: 'amount' },
    { field: 'openAmount', as: 'amount', isDetail: true },
    { field: 'available', as: 'amount' },
    { field: 'frozen', as: 'frozen' },
    { field: 'reason', isDetail: true },
  ],
  filters: [
    { name: 'distributorCode', label: 'distributorCode', kind: 'text' },
    { name: 'distributorName', label: 'distributorName', kind: 'text' },
    { name: 'city', label: 'city', kind: 'text' },
    { name: 'level', label: 'level', kind: 'choice', codes: 'dealerLevel' },
  ],
  sortable: ['distributorCode', 'city'],
  related: [
    { kind: 'order', unit: 'ceramic', definition: () => ceramicOrders, conditions: ofDistributor },
    { kind: 'order', unit: 'bathroom', definition: () => bathroomOrders, conditions: ofDistributor },
    { path: '/stores', definition: () => stores, conditions: ofDistributor },
  ],
  load: async (client, query, signal) => {
    const input = { query: { ...pageQuery(query), ...listInput<object>(query) } }
    const { rows, ...page } = await fromPage(
      client.distributorPage(input, { signal }).then(({ data, ...answer }) => ({
        ...answer,
        data: {
          ...data,
          records: (data.records ?? []).map(({ account, saleAreas, ...distributor }) => ({
            ...distributor,
            ...account,
            available: account && orderableAmount(account),
            reason: account?.freezeReason ?? '',
            saleAreas: saleAreas.map(({ saleOrganizationName, distributionChannelName }) => ({
              ...{ saleOrganizationName, distributionChannelName },
            })),
          })),
        },
      })),
    )
    return { ...page, rows }
  },
}
