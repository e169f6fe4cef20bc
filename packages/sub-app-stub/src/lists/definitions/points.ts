import type { Id } from '@portal/protocol/rules/ids'
import type { ListDefinition, Row } from '../list-definition.ts'
import { fromCount, listInput, pageRows } from '../load-list.ts'

/** A call posts points of one distributor. */
function byDistributor(rows: readonly Row[]): ReadonlyMap<string, readonly Id[]> {
  const postings = new Map<string, Id[]>()
  for (const { distributorCode, postingId } of rows) {
    const code = String(distributorCode)
    const id = typeof postingId === 'number' ? postingId : String(postingId)
    postings.set(code, [...(postings.get(code) ?? []), id])
  }
  return postings
}

/** Points earned by orders; waiting ones can be posted. */
export const pointPostings: ListDefinition = {
  noun: 'posting',
  number: 'orderNo',
  hasDetail: false,
  keyFields: ['postingId'],
  columns: [
    { field: 'orderNo' },
    { field: 'distributorName' },
    { field: 'integral', as: 'quantity' },
    { field: 'earnedAt', as: 'date' },
    { field: 'postedAt', as: 'date' },
    { field: 'postedByName' },
  ],
  filters: [
    { name: 'orderNo', label: 'orderNo', kind: 'text' },
    { name: 'distributorCode', label: 'distributorName', kind: 'distributor' },
    { name: 'status', label: 'status', kind: 'choice', codes: 'postingStatus' },
  ],
  sortable: ['earnedAt'],
  views: { name: 'status', codes: 'postingStatus', of: ['waiting', 'posted'] },
  action: {
    label: ({ actions }) => actions.postPoints,
    isPossible: ({ postedAt }) => !postedAt,
    async run(client, rows) {
      for (const [distributorCode, postingIds] of byDistributor(rows)) {
        await client.integralPostDetailConfirm({ body: { distributorCode, postingIds: [...postingIds] } })
      }
      return []
    },
  },
  load: (client, query, signal) =>
    fromCount(
      client.integralPostDetail({ body: { ...pageRows(query), ...listInput<object>(query) } }, { signal }),
    ),
}
