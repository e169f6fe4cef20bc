import type { Client } from '@portal/protocol/client'
import type { ListDefinition } from '../list-definition.ts'
import { firstPage, type ListQuery } from '../list-query.ts'
import { fromPage, listInput, pageQuery } from '../load-list.ts'

/** Deliveries found by a query; `selection` narrows them to unpaid ones. */
function loadDelivered(client: Client, query: ListQuery, signal: AbortSignal) {
  const input = { ...pageQuery(query), selection: 'delivered', ...listInput<object>(query) } as const
  return fromPage(client.salesOrderPage({ query: input }, { signal }))
}

/** The same query for what of it is not paid, of which only the sum counts. */
const unpaidOf = ({ conditions }: ListQuery): ListQuery => ({
  ...firstPage,
  size: 1,
  conditions: { selection: 'receivable', ...conditions },
})

/** What was delivered to a distributor, and what of it is paid: a paid order is completed (assumed). */
export const statements: ListDefinition = {
  noun: 'statement',
  number: 'orderNo',
  hasDetail: true,
  columns: [
    { field: 'orderNo' },
    { field: 'orderedAt', as: 'date' },
    { field: 'distributorName' },
    { field: 'status', as: 'orderStatus', isDetail: true },
    { field: 'amount', as: 'amount' },
    { field: 'paidAmount', as: 'amount' },
    { field: 'unpaidAmount', as: 'amount' },
    { field: 'dueDate', as: 'date' },
    { field: 'overdueDays', as: 'quantity' },
  ],
  filters: [
    { name: 'orderNo', label: 'orderNo', kind: 'text' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { kind: 'days', label: 'orderedAt', from: 'orderedFrom', to: 'orderedTo' },
    {
      ...{ name: 'selection', label: 'selection', kind: 'choice', codes: 'orderSelection' },
      only: ['receivable', 'overdue'],
      isFromFigures: true,
    },
  ],
  sortable: ['orderedAt', 'amount'],
  views: { name: 'selection', codes: 'orderSelection', of: ['receivable', 'overdue'] },
  load: async (client, query, signal) => {
    const [{ rows, sums, ...page }, unpaid] = await Promise.all([
      loadDelivered(client, query, signal),
      loadDelivered(client, unpaidOf(query), signal),
    ])
    const [amount, unpaidAmount] = [sums?.amount, unpaid.sums?.amount]
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
