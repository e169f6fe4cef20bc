import type { Client } from '@portal/protocol/client'
import type { Notice } from '@portal/protocol/entities/notice'
import { systemOfNotices } from '@portal/protocol/installation/mappings'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useIsFetching,
  useQuery,
} from '@tanstack/react-query'
import { mayPass } from '../lib/api/retry-read.ts'
import { serverNow } from '../lib/api/server-time.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { api } from './api.ts'
import { loadLookups, loadOrganizations, loadSystemMenus, type SessionData } from './load-session.ts'
import { useSession } from './session-store.ts'

/** Page size that fits every notice (specification §7, §9). */
const noticePage = { pageIndex: 1, pageRows: 999_999 }

/**
 * How often a visible window reloads notices (assumed). One that becomes visible reloads at once, unless it has just
 * done so.
 */
const noticesEveryMs = 3 * 60_000
const noticesFreshMs = 30_000

/** How often what failed for a passing reason is loaded again (assumed). */
const retryMs = 15_000

/** What the frame can do without: it says in place what failed, and loads it again. */
const retriedInPlace = {
  meta: { silent: true },
  refetchInterval: ({ state }: { readonly state: { readonly error: Error | null } }) =>
    mayPass(state.error) && retryMs,
}

const organizationsQuery = queryOptions({
  ...retriedInPlace,
  queryKey: ['organizations'],
  queryFn: ({ signal }) => loadOrganizations(api, signal),
})

/** First part of the query key of menus. */
const menusKey = 'systemMenus'

const systemMenusQuery = (departmentCodes: readonly string[]) =>
  queryOptions({
    ...retriedInPlace,
    queryKey: [menusKey, ...departmentCodes],
    queryFn: ({ signal }) => loadSystemMenus(api, departmentCodes, { signal }),
  })

/** Failing to load lookups gives an empty lookup and no message (specification §7). */
const lookupsQuery = queryOptions({
  ...retriedInPlace,
  queryKey: ['lookups'],
  queryFn: ({ signal }) => loadLookups(api, signal),
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
      const body = {
        ...noticePage,
        messFromSystem: systemOfNotices(getConfig().mappings),
        messReceiverId: userId,
      }
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

/** The systems and menus of the chosen departments; each choice has its own key. */
export const useSystemMenus = (departmentCodes: readonly string[], enabled: boolean) =>
  useQuery({ ...systemMenusQuery(departmentCodes), placeholderData: keepPreviousData, enabled })

/** Whether menus are loading, those of a choice that is not in force yet among them. */
export const useIsLoadingMenus = (): boolean => useIsFetching({ queryKey: [menusKey] }) > 0

const latestChoices = new WeakMap<QueryClient, readonly string[]>()

/**
 * Loads the menus of other departments, however fresh (specification §4: a change reloads), then chooses these. False
 * for a choice that a later one, or the end of the session, overtook.
 * @throws {RemoteError} the former departments stay chosen
 */
export async function loadDepartments(client: QueryClient, codes: readonly string[]): Promise<boolean> {
  latestChoices.set(client, codes)
  const { visit } = useSession.getState()
  const isOvertaken = () => latestChoices.get(client) !== codes || useSession.getState().visit !== visit
  try {
    await client.fetchQuery({ ...systemMenusQuery(codes), staleTime: 0 })
  } catch (error) {
    if (isOvertaken()) return false
    throw error
  }
  if (isOvertaken()) return false
  useSession.getState().departmentsChosen(codes)
  return true
}

/** The server's code tables that the portal keeps. */
export const useLookups = () => useQuery(lookupsQuery)

/** The notices of the signed-in user, newest first. */
export const useNotices = () => useQuery(useNoticesQuery())

/**
 * What `select` derives from them, from an empty list while they load; re-renders only when the result changes.
 * One more reader is no reason to load them again.
 */
export const useOfNotices = <Of>(select: (notices: readonly Notice[]) => Of): Of | undefined =>
  useQuery({ ...useNoticesQuery(), placeholderData: [], refetchOnMount: false, select }).data

/** Stores what was loaded on entry under the keys of the queries above. */
export function seedQueries(client: QueryClient, data: SessionData): void {
  // What failed is undefined, and so requested again.
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

/** The server's names for the codes of a lookup; an unknown code is shown as it is. */
export function useMeanings(lookupType: string): (code: string) => string {
  const { data: lookups = [] } = useLookups()
  return (code) =>
    lookups.find((one) => one.lookupType === lookupType && one.lookupCode === code)?.meaning ?? code
}
