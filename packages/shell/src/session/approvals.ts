import type { Id } from '@portal/protocol/rules/ids'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Part of the query keys of all lists of approvals, the inbox's and the home page's. */
export const approvalsKey = 'approvals'

/** One page of tasks, and the total where it is known. */
interface TaskRows {
  readonly rows: readonly { readonly taskId: Id }[]
  readonly total: number | undefined
}

/** The inbox keeps several pages, the home page one. */
type TaskPages = TaskRows | { readonly pages: readonly TaskRows[] }

/** The list without some tasks; the total of every page is adjusted. */
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

/** Removes decided tasks from every list of waiting ones at once, then reloads all lists. */
export async function tasksDecided(client: QueryClient, taskIds: readonly Id[]): Promise<void> {
  const decided = new Set(taskIds.map(String))
  client.setQueriesData<TaskPages>({ predicate: isWaiting }, (data) => {
    if (!data) return data
    if ('pages' in data) return { ...data, pages: withoutTasks(data.pages, decided) }
    return withoutTasks([data], decided)[0]
  })
  await client.invalidateQueries({ predicate: isOfApprovals })
}
