import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { attachmentsOf } from '@portal/protocol/rules/approvals'
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withSavedNames } from '../../lib/format/files.ts'
import { api } from '../../session/api.ts'
import { approvalsKey } from '../../session/approvals.ts'
import { useSession } from '../../session/session-store.ts'
import type { InboxView } from './filter.ts'
import { type InboxTask, keyOf } from './inbox.ts'

/** There are seldom more waiting; of the handled ones the newest come first. */
const pageRows: Readonly<Record<InboxView, number>> = { waiting: 500, done: 200 }

/** Tasks are also decided elsewhere: reloaded whenever the page is shown or the window gets the focus. */
const alwaysFresh = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  meta: { silent: true },
} as const

/** Several pages come one after the other: those are only reloaded once they are stale. */
const unlessLong = ({ state }: { state: { data: { pages: readonly unknown[] } | undefined } }) =>
  (state.data?.pages.length ?? 0) > 1 || 'always'

interface TaskPage {
  readonly rows: readonly InboxTask[]
  /** The total of all pages; undefined where the backend doesn't report it. */
  readonly total: number | undefined
}

const rowsOf = (pages: readonly TaskPage[]): readonly InboxTask[] => [
  // A row moves to another page when one before it is decided.
  ...new Map(pages.flatMap(({ rows }) => rows).map((row) => [keyOf(row), row])).values(),
]

/**
 * What waits for the user, or what the user has handled, in all systems; `total` includes what isn't loaded yet.
 * @param isWhole whether all pages are needed, to search and sort here
 */
export function useInboxTasks(view: InboxView, isWhole: boolean) {
  const userId = useSession((session) => session.user?.userId)
  const size = pageRows[view]
  const query = useInfiniteQuery({
    queryKey: [approvalsKey, view, 'inbox', userId],
    initialPageParam: 1,
    queryFn: async ({ signal, pageParam }): Promise<TaskPage> => {
      const body = { pageIndex: pageParam, pageRows: size }
      const ask = view === 'waiting' ? api.findTodoTasks : api.findHistoricTasks
      const { data, count } = await ask({ body }, { signal })
      return { rows: data, total: count }
    },
    getNextPageParam: ({ rows, total }: TaskPage, pages) => {
      const isLast = total === undefined ? rows.length < size : pages.length * size >= total
      return isLast || rows.length === 0 ? undefined : pages.length + 1
    },
    select: ({ pages }) => {
      const rows = rowsOf(pages)
      const total = Math.max(pages.at(-1)?.total ?? 0, rows.length)
      return { rows, total, nextRows: Math.min(size, total - rows.length) }
    },
    ...alwaysFresh,
    staleTime: 60_000,
    refetchOnMount: unlessLong,
    refetchOnWindowFocus: unlessLong,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isWhole, hasNextPage, isFetching, isError, fetchNextPage])
  return query
}

const processQuery = (processInstanceId: string | undefined) =>
  queryOptions({
    queryKey: [approvalsKey, 'process', processInstanceId],
    queryFn: async ({ signal }) => {
      const body = { processInstanceId: processInstanceId ?? '' }
      return (await api.getProcessInformation({ body }, { signal })).data
    },
    meta: { silent: true },
  })

/** The subject of one process, with all its steps. */
export const useProcess = (processInstanceId: string | undefined) =>
  useQuery({ ...processQuery(processInstanceId), ...alwaysFresh, enabled: Boolean(processInstanceId) })

/** Few enough not to delay the portal's other calls. */
const processesAtOnce = 6

/** Loads the details of several tasks, in their order; undefined where that fails. */
export function useReadProcesses() {
  const client = useQueryClient()
  const read = ({ processInstanceId }: InboxTask) =>
    client.fetchQuery(processQuery(processInstanceId)).catch(() => undefined)
  return async (tasks: readonly InboxTask[]) => {
    const found: (ProcessInformation | undefined)[] = []
    for (let place = 0; place < tasks.length; place += processesAtOnce)
      found.push(...(await Promise.all(tasks.slice(place, place + processesAtOnce).map(read))))
    return found
  }
}

/** The files of one process. */
export const useAttachments = (processInstanceId: string) =>
  useQuery({
    queryKey: ['attachments', approvalsKey, processInstanceId],
    queryFn: async ({ signal }) => {
      const query = { processInstanceId, pageIndex: 1, pageRows: 100 }
      const { data } = await api.findFilesPagination({ query }, { signal })
      return withSavedNames(attachmentsOf(data, processInstanceId))
    },
    meta: { silent: true },
  })
