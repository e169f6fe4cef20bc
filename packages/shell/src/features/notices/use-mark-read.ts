import type { Notice } from '@portal/protocol/entities/notice'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '../../session/api.ts'
import { noticesKey } from '../../session/queries.ts'

/** Ids that go along with one call: its field holds 4,096 characters. */
const idsPerCall = 300

/** Calls `send` with all ids, some at a time. */
export async function inParts(
  ids: readonly number[],
  send: (ids: string) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += idsPerCall) {
    await send(ids.slice(start, start + idsPerCall).join(','))
  }
}

/**
 * Marks messages as read on the server and then wherever notices are shown. Rejects with RemoteError; those of the parts
 * that went through are marked nevertheless.
 */
export function useMarkRead(): (insMessIds: readonly number[]) => Promise<void> {
  const client = useQueryClient()
  return (insMessIds) =>
    inParts(insMessIds, async (ids) => {
      await api.updateMessageStatus({ query: {}, body: { ids, readFlag: 'Y' } })
      await noteRead(client, new Set(ids.split(',').map(Number)))
    })
}

async function noteRead(client: QueryClient, read: ReadonlySet<number>): Promise<void> {
  const queryKey = [noticesKey]
  // A list that is on its way may still say that they are unread.
  if (client.isFetching({ queryKey }) > 0) return client.invalidateQueries({ queryKey })
  client.setQueriesData<readonly Notice[]>({ queryKey }, (notices) =>
    notices?.map((notice) => (read.has(notice.insMessId) ? { ...notice, readFlag: 'Y' as const } : notice)),
  )
}
