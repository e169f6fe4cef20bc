import type { Client } from '@portal/protocol/client'
import type { Organization } from '@portal/protocol/entities/menu'
import type { Notice } from '@portal/protocol/entities/notice'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { serverNow } from '../lib/api/server-time.ts'
import { mappings } from '../lib/config/mappings.ts'
import { api } from './api.ts'
import { loadLookups, loadSystemMenus, type SessionData } from './load-session.ts'
import { useSession } from './session-store.ts'

/** Page size that fits every notice (specification §7, §9). */
const noticePage = { pageIndex: 1, pageRows: 999_999 }

/**
 * How often a visible window reloads notices (assumed). One that becomes visible reloads at once, unless it has just
 * done so.
 */
const noticesEveryMs = 3 * 60_000
const noticesFreshMs = 30_000

const organizationsQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ signal }): Promise<readonly Organization[]> =>
    (await api.findOrganization({ body: {} }, { signal })).data,
})

const systemMenusQuery = (departmentCodes: readonly string[]) =>
  queryOptions({
    queryKey: ['systemMenus', ...departmentCodes],
    queryFn: ({ signal }) => loadSystemMenus(api, departmentCodes, { signal }),
  })

const lookupsQuery = queryOptions({
  queryKey: ['lookups'],
  queryFn: ({ signal }) => loadLookups(api, signal),
  // Failing to load lookups gives an empty lookup and no message (specification §7).
  meta: { silent: true },
})

/** A notice that begins later is not shown before its start (assumed); one without a readable date is. */
const hasBegun = ({ startDate }: Notice, now: number) => !(Date.parse(startDate) > now)

/** First part of the query key of the user's notices. */
export const noticesKey = 'notices'

function useNoticesQuery() {
  const userId = useSession((session) => session.user?.userId)
  return queryOptions({
    queryKey: [noticesKey, userId],
    queryFn: async ({ signal }) => {
      if (userId === undefined) return []
      const body = { ...noticePage, messFromSystem: mappings().noticeSystem, messReceiverId: userId }
      const { data } = await api.findNoticeList({ body }, { signal })
      return data.filter((notice) => hasBegun(notice, serverNow()))
    },
    enabled: userId !== undefined,
    refetchInterval: noticesEveryMs,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt > noticesFreshMs && 'always',
    // A failure to load notices is not reported globally (specification §7); what lists them shows it in place.
    meta: { silent: true },
  })
}

/** The departments the user may choose from. */
export const useOrganizations = () => useQuery(organizationsQuery)

/**
 * The systems and menus of the chosen departments. While another choice loads, the former menus stay; each choice
 * has its own key, so that a slow answer never overwrites a newer one.
 */
export const useSystemMenus = (departmentCodes: readonly string[]) =>
  useQuery({ ...systemMenusQuery(departmentCodes), placeholderData: keepPreviousData })

/** The server's code tables that the portal keeps. */
export const useLookups = () => useQuery(lookupsQuery)

/** The notices of the signed-in user, newest first. */
export const useNotices = () => useQuery(useNoticesQuery())

/**
 * What `select` derives from them, from an empty list while they load; re-renders only when the result changes.
 * Mounting doesn't reload, since a premounted page subscribes too, in a hidden window.
 */
export const useOfNotices = <Of>(select: (notices: readonly Notice[]) => Of): Of | undefined =>
  useQuery({ ...useNoticesQuery(), placeholderData: [], refetchOnMount: false, select }).data

/** Stores what was loaded on entry under the keys of the queries above. */
export function seedQueries(client: QueryClient, data: SessionData): void {
  client.setQueryData(organizationsQuery.queryKey, data.organizations)
  client.setQueryData(systemMenusQuery(data.departments).queryKey, data.systemMenus)
  client.setQueryData(lookupsQuery.queryKey, data.lookups)
}

/**
 * Reloads what the server names in the user's language: menus, departments, lookups, notices and responsibilities. What
 * fails keeps its old names.
 */
export async function reloadNames(api: Pick<Client, 'getUserInfo'>, queries: QueryClient): Promise<void> {
  await Promise.allSettled([queries.invalidateQueries(), reloadUser(api)])
}

async function reloadUser(api: Pick<Client, 'getUserInfo'>): Promise<void> {
  const { certificate } = useSession.getState()
  if (!certificate) return
  const { data } = await api.getUserInfo({ query: { token: certificate } })
  const session = useSession.getState()
  if (session.certificate === certificate) session.userRenamed(data)
}
