import type { Id } from '@portal/protocol/rules/ids'
import type { Query, QueryClient } from '@tanstack/react-query'

/** In the query keys of all lists of approvals, the inbox's and the home page's. */
export const approvalsKey = 'approvals'

/** One page of tasks, and how many there are in all. */
interface TaskRows {
  readonly rows: readonly { readonly taskId: Id }[]
  readonly total: number
}

const isOfApprovals = ({ queryKey }: Query): boolean => queryKey.includes(approvalsKey)
const isWaiting = (query: Query): boolean => isOfApprovals(query) && query.queryKey.includes('waiting')

/** Tasks that were decided leave every list of waiting ones at once; all lists are then reloaded. */
export async function tasksDecided(client: QueryClient, taskIds: readonly Id[]): Promise<void> {
  const decided = new Set(taskIds.map(String))
  client.setQueriesData<TaskRows>({ predicate: isWaiting }, (data) => {
    if (!data) return data
    const rows = data.rows.filter(({ taskId }) => !decided.has(String(taskId)))
    return { ...data, rows, total: data.total - (data.rows.length - rows.length) }
  })
  await client.invalidateQueries({ predicate: isOfApprovals })
}
