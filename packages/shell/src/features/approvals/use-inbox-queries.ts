import { attachmentsOf } from '@portal/protocol/rules/attachments'
import { useQuery } from '@tanstack/react-query'
import { withSavedNames } from '../../lib/format/files.ts'
import { api } from '../../session/api.ts'
import { approvalsKey } from '../../session/approvals.ts'
import { useSession } from '../../session/session-store.ts'
import type { InboxView } from './filter.ts'

/** The lists are searched and sorted here, so they are loaded as a whole, up to a length that people don't work through. */
const most: Readonly<Record<InboxView, number>> = { waiting: 500, done: 200 }

/** Tasks are decided elsewhere, too: reloaded whenever the page is shown or the window gets the focus. */
const alwaysFresh = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  meta: { silent: true },
} as const

/** What waits for the user, or what the user has dealt with, in all systems; `total` counts those that were not loaded, too. */
export function useInboxTasks(view: InboxView) {
  const userId = useSession((session) => session.user?.userId)
  return useQuery({
    queryKey: [approvalsKey, view, 'inbox', userId],
    queryFn: async ({ signal }) => {
      const body = { pageIndex: 1, pageRows: most[view] }
      const ask = view === 'waiting' ? api.findTodoTasks : api.findHistoricTasks
      const { data, count = data.length } = await ask({ body }, { signal })
      return { rows: data, total: Math.max(count, data.length) }
    },
    ...alwaysFresh,
  })
}

/** What is approved in one process, with all its steps. */
export const useProcess = (processInstanceId: string | undefined) =>
  useQuery({
    queryKey: [approvalsKey, 'process', processInstanceId],
    queryFn: async ({ signal }) => {
      const body = { processInstanceId: processInstanceId ?? '' }
      return (await api.getProcessInformation({ body }, { signal })).data
    },
    enabled: Boolean(processInstanceId),
    ...alwaysFresh,
  })

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
