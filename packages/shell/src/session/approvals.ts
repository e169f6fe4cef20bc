import type { Id } from '@portal/protocol/rules/ids'
import type { Query, QueryClient } from '@tanstack/react-query'

/** In the query keys of all lists of approvals, the inbox's and the home page's. */
export const approvalsKey = 'approvals'

/** One page of tasks, and how many there are in all where that is known. */
interface TaskRows {
  readonly rows: readonly { readonly taskId: Id }[]
  readonly total: number | undefined
}

/** The inbox keeps several pages, the home page one. */
type TaskPages = TaskRows | { readonly pages: readonly TaskRows[] }

/** The same without some tasks; every page counts all of them. */
function withoutTasks(pages: readonly TaskRows[], ids: ReadonlySet<string>): readonly TaskRows[] {
  const kept = pages.map(({ rows }) => rows.filter(({ taskId }) => !ids.has(String(taskId))))
  const gone = pages.reduce((sum, { rows }, index) => sum + rows.length - (kept[index] ?? rows).length, 0)
  return pages.map((page, index) => ({
    ...page,
    rows: kept[index] ?? page.rows,
    total: page.total === undefined ? undefined : page.total - gone,
  }))
}

const isOfApprovals = ({ queryKey }: Query): boolean => queryKey.includes(approvalsKey)
const isWaiting = (query: Query): boolean => isOfApprovals(query) && query.queryKey.includes('waiting')

/** Tasks that were decided leave every list of waiting ones at once; all lists are then reloaded. */
export async function tasksDecided(client: QueryClient, taskIds: readonly Id[]): Promise<void> {
  const decided = new Set(taskIds.map(String))
  client.setQueriesData<TaskPages>({ predicate: isWaiting }, (data) => {
    if (!data) return data
    if ('pages' in data) return { ...data, pages: withoutTasks(data.pages, decided) }
    return withoutTasks([data], decided)[0]
  })
  await client.invalidateQueries({ predicate: isOfApprovals })
}
