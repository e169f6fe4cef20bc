import type { Lookup } from '@portal/protocol/calls/organization'
import type { Client } from '@portal/protocol/client'
import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import type { Id } from '@portal/protocol/rules/ids'
import { repeatedRead, type Wait } from '../lib/api/repeated-read.ts'
import { keepsLookupsOf } from '../lib/config/systems.ts'

/** Everything the frame needs before it can be shown (specification §4). */
export interface SessionData {
  readonly user: UserInfo
  readonly organizations: readonly Organization[]
  /** Codes of the departments whose menus are shown. */
  readonly departments: readonly string[]
  readonly systemMenus: readonly SystemMenu[]
  readonly lookups: readonly Lookup[]
}

/** The user holds no responsibility and may not enter (specification §5). */
export class NoResponsibilitiesError extends Error {
  override readonly name = 'NoResponsibilitiesError'
}

type SessionCalls = Pick<Client, 'getUserInfo' | 'findOrganization' | 'findMenuInfoAllSystem' | 'findDic'>

export interface LoadSessionOptions {
  readonly api: SessionCalls
  readonly certificate: string
  /** The selection of the last visit; undefined or outdated: all departments of the user (assumed). */
  readonly storedDepartments: readonly string[] | undefined
  readonly signal?: AbortSignal
  /** Delay before a failed call is repeated. */
  readonly pause?: Wait
  /** Called after each response with the progress, 0 to 1. */
  readonly progressed?: (share: number) => void
}

interface MenuOptions {
  readonly signal?: AbortSignal | undefined
  /** Menus of these responsibilities only; of all the user's if omitted. */
  readonly responsibilityIds?: readonly Id[]
}

/** Menus of some departments; none without departments. */
export async function loadSystemMenus(
  api: Pick<Client, 'findMenuInfoAllSystem'>,
  sybCodes: readonly string[],
  { signal, responsibilityIds }: MenuOptions = {},
): Promise<readonly SystemMenu[]> {
  if (sybCodes.length === 0) return []
  const narrowed = responsibilityIds ? { responsibilityIds: [...responsibilityIds] } : {}
  const body = { sybCodes: [...sybCodes], ...narrowed }
  const { data } = await api.findMenuInfoAllSystem({ body }, withSignal(signal))
  // An entry without a system code is not a system.
  return data.filter(({ systemCode }) => systemCode)
}

/** Lookups of the systems that the portal keeps (specification §5). */
export async function loadLookups(
  api: Pick<Client, 'findDic'>,
  signal?: AbortSignal,
): Promise<readonly Lookup[]> {
  const { data } = await api.findDic({ body: {} }, withSignal(signal))
  return data.filter((lookup) => keepsLookupsOf(lookup.systemCode))
}

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/**
 * Loads user, organizations, lookups and menus; only the menus depend on another answer, the organizations. Temporary
 * failures are retried; failed lookups count as empty (specification §7).
 * @throws {RemoteError | NoResponsibilitiesError}
 */
export async function loadSession(options: LoadSessionOptions): Promise<SessionData> {
  const { api, certificate, storedDepartments = [], signal, pause, progressed } = options
  const repeated = <Result>(read: () => Promise<Result>) => repeatedRead(read, signal, pause)
  let done = 0
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    progressed?.(++done / 4)
    return result
  }
  const loadOrganizations = async () => {
    const answer = await api.findOrganization({ body: {} }, withSignal(signal))
    return answer.data
  }
  const loadMenus = async (organizations: Promise<readonly Organization[]>) => {
    const codes = (await organizations).map((organization) => organization.orgCode)
    const kept = storedDepartments.filter((code) => codes.includes(code))
    const departments = kept.length > 0 ? kept : codes
    const systemMenus = await repeated(() => loadSystemMenus(api, departments, { signal }))
    return { departments, systemMenus }
  }
  const loadUser = async () => {
    const { data: user } = await api.getUserInfo({ query: { token: certificate } }, withSignal(signal))
    if (user.userRespList.length === 0) throw new NoResponsibilitiesError()
    return user
  }

  const organizations = step(repeated(loadOrganizations))
  const [user, allOrganizations, menus, lookups] = await Promise.all([
    step(repeated(loadUser)),
    organizations,
    step(loadMenus(organizations)),
    step(loadLookups(api, signal).catch(() => [])),
  ])
  return { user, organizations: allOrganizations, ...menus, lookups }
}
