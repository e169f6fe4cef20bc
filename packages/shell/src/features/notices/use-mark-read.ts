import type { Notice } from '@portal/protocol/entities/notice'
import type { Id } from '@portal/protocol/rules/ids'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../session/api.ts'
import { noticesKey } from '../../session/queries.ts'

/** Maximum length of the call's field (assumed). */
const fieldLength = 4096

/** Calls `send` with all ids, in batches that fit the field. */
export async function inBatches(
  ids: readonly Id[],
  send: (ids: readonly Id[]) => Promise<unknown>,
): Promise<void> {
  let batch: Id[] = []
  let length = 0
  for (const id of ids) {
    // Including its comma.
    const more = String(id).length + 1
    if (batch.length > 0 && length + more > fieldLength) {
      await send(batch)
      batch = []
      length = 0
    }
    batch.push(id)
    length += more
  }
  if (batch.length > 0) await send(batch)
}

/**
 * Marks messages as read on the server and then in the cached lists. Rejects with RemoteError; successful batches stay
 * marked.
 */
export function useMarkRead(): (insMessIds: readonly Id[]) => Promise<void> {
  const client = useQueryClient()
  return (insMessIds) =>
    inBatches(insMessIds, async (ids) => {
      await api.updateMessageStatus({ query: {}, body: { ids: ids.join(','), readFlag: 'Y' } })
      await markCached(client, new Set(ids.map(String)))
    })
}

async function markCached(client: QueryClient, read: ReadonlySet<string>): Promise<void> {
  const queryKey = [noticesKey]
  // A pending answer may still list them as unread.
  if (client.isFetching({ queryKey }) > 0) return client.invalidateQueries({ queryKey })
  client.setQueriesData<readonly Notice[]>({ queryKey }, (notices) =>
    notices?.map((notice) =>
      read.has(String(notice.insMessId)) ? { ...notice, readFlag: 'Y' as const } : notice,
    ),
  )
}

/** Marks a message as read once it is shown; failures are silent (specification §7). */
export function useReadOnOpen(insMessId: Id | undefined): void {
  const markRead = useMarkRead()
  const opened = useEffectEvent((id: Id) => {
    markRead([id]).catch(() => undefined)
  })
  useEffect(() => {
    // A message without an id can't be marked.
    if (insMessId !== undefined && insMessId !== '') opened(insMessId)
  }, [insMessId])
}
