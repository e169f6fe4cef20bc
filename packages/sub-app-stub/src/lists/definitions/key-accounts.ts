import type { Project } from '@portal/protocol/calls/contract'
import { pageOfRows } from '../in-browser.ts'
import type { ListDefinition, Row } from '../list-definition.ts'
import { projects } from './contracts.ts'

/** More than the demo company has. */
const pageRows = 500

type Counted = Pick<Project, 'developer' | 'city' | 'stage' | 'amount' | 'registeredAt'>

/** The project totals per developer, highest first. */
export function developersOf(found: readonly Counted[]): readonly Row[] {
  const byDeveloper = new Map<string, Counted[]>()
  for (const project of found) {
    byDeveloper.set(project.developer, [...(byDeveloper.get(project.developer) ?? []), project])
  }
  const sum = (some: readonly Counted[]) => some.reduce((all, { amount }) => all + amount, 0)
  return [...byDeveloper]
    .map(([developer, own]) => ({
      developer,
      city: [...new Set(own.map(({ city }) => city))].join('、'),
      projectCount: own.length,
      amount: sum(own),
      signedAmount: sum(own.filter(({ stage }) => stage === 'signed')),
      registeredAt:
        own
          .map(({ registeredAt }) => registeredAt)
          .toSorted()
          .at(-1) ?? '',
    }))
    .toSorted((one, other) => other.amount - one.amount)
}

/** The developers whose projects distributors have registered. */
export const keyCustomers: ListDefinition = {
  noun: 'customer',
  number: 'developer',
  hasDetail: true,
  columns: [
    { field: 'developer' },
    { field: 'city' },
    { field: 'projectCount', as: 'quantity' },
    { field: 'amount', as: 'amount' },
    { field: 'signedAmount', as: 'amount' },
    { field: 'registeredAt', as: 'date' },
  ],
  filters: [{ name: 'developer', label: 'developer', kind: 'text' }],
  sortable: ['amount'],
  related: [
    {
      path: '/projects',
      definition: () => projects,
      conditions: ({ developer }) => ({ developer: String(developer) }),
      isOf: (record, found) => found.developer === record.developer,
    },
  ],
  load: async (client, query, signal) => {
    const { developer = '' } = query.conditions
    const body = { pageIndex: 1, pageRows, ...(developer && { developer }) }
    const { data } = await client.projectReviewPagination({ body }, { signal })
    return pageOfRows(developersOf(data), query)
  },
}
