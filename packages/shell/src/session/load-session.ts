import type { Lookup } from '@portal/protocol/calls/organization'
import type { Client } from '@portal/protocol/client'
import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import type { Id } from '@portal/protocol/rules/ids'
import { namedSystem } from '@portal/protocol/rules/menu-names'
import { retryRead, type Wait } from '../lib/api/retry-read.ts'
import { keepsLookupsOf } from '../lib/config/runtime-config.ts'

/** What the frame shows (specification §4). Only the user has to be there: the rest is undefined where it failed. */
export interface SessionData {
  readonly user: UserInfo
  readonly organizations: readonly Organization[] | undefined
  /** Codes of the departments whose menus are shown; none while the departments are unknown. */
  readonly departments: readonly string[]
  readonly systemMenus: readonly SystemMenu[] | undefined
  readonly lookups: readonly Lookup[] | undefined
  /** Why all departments are shown in place of the stored ones. */
  readonly fallbackReason?: RemoteError
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
  return data.filter(({ systemCode }) => systemCode).map(namedSystem)
}

/** The departments of the user. One without a name goes by its code; one without a code can't be chosen. */
export async function loadOrganizations(
  api: Pick<Client, 'findOrganization'>,
  signal?: AbortSignal,
): Promise<readonly Organization[]> {
  const { data } = await api.findOrganization({ body: {} }, withSignal(signal))
  return data.filter(({ orgCode }) => orgCode).map((one) => ({ ...one, orgName: one.orgName || one.orgCode }))
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

/** The frame does without what failed, unless the failure concerns the session. */
function undefinedIfFailed(error: unknown): undefined {
  if (!(error instanceof RemoteError) || error.kind === 'sessionEnded') throw error
}

/** The server gave an answer, and perhaps refuses these departments alone. */
const isAnswered = ({ kind }: RemoteError) => kind === 'rejection' || kind === 'http' || kind === 'malformed'

/**
 * Loads user, organizations, lookups and menus; only the menus depend on another answer, the organizations. Temporary
 * failures are retried; stored departments whose menus fail give way to all (assumed).
 * @throws {RemoteError | NoResponsibilitiesError}
 */
export async function loadSession(options: LoadSessionOptions): Promise<SessionData> {
  const { api, certificate, storedDepartments = [], signal, pause, progressed } = options
  const repeated = <Result>(read: () => Promise<Result>) => retryRead(read, signal, pause)
  let done = 0
  const step = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work
    progressed?.(++done / 4)
    return result
  }
  const load = (codes: readonly string[]) => repeated(() => loadSystemMenus(api, codes, { signal }))
  const loadMenus = async (organizations: Promise<readonly Organization[] | undefined>) => {
    const codes = (await organizations)?.map((organization) => organization.orgCode)
    const kept = codes ? storedDepartments.filter((code) => codes.includes(code)) : storedDepartments
    const departments = codes && kept.length === 0 ? codes : kept
    if (!codes && departments.length === 0) return { departments, systemMenus: undefined }
    try {
      return { departments, systemMenus: await load(departments) }
    } catch (error) {
      undefinedIfFailed(error)
      const isPart = codes !== undefined && departments.length < codes.length
      const fallbackReason = isPart && error instanceof RemoteError && isAnswered(error) ? error : undefined
      const systemMenus = fallbackReason && (await load(codes ?? []).catch(undefinedIfFailed))
      return systemMenus
        ? { departments: codes ?? [], systemMenus, fallbackReason }
        : { departments, systemMenus }
    }
  }
  const loadUser = async () => {
    const { data: user } = await api.getUserInfo({ query: { token: certificate } }, withSignal(signal))
    if (user.userRespList.length === 0) throw new NoResponsibilitiesError()
    return user
  }

  const organizations = step(repeated(() => loadOrganizations(api, signal)).catch(undefinedIfFailed))
  const [user, allOrganizations, menus, lookups] = await Promise.all([
    step(repeated(loadUser)),
    organizations,
    step(loadMenus(organizations)),
    step(loadLookups(api, signal).catch(undefinedIfFailed)),
  ])
  return { user, organizations: allOrganizations, ...menus, lookups }
}
