import type { Id } from '@portal/protocol/rules/ids'
import { choice, columns, type ListDefinition, ofDistributor, type Row, text } from '../list-definition.ts'
import { loadRows } from '../load-list.ts'

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
  columns: columns('orderNo', 'distributorName', 'integral', 'earnedAt', 'postedAt', 'postedByName'),
  filters: [...text('orderNo'), ofDistributor, choice('status', 'postingStatus')],
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
  load: loadRows((client, body, options) => client.integralPostDetail({ body }, options)),
}
