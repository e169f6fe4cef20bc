import { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppName } from '@portal/protocol/systems'
import { type BridgeVersions, bridgeVersionError } from '@portal/sub-app-sdk/bridge'

/**
 * `unreachable`: files failed to load; `slow`: not rendered in time; `wrongFile`: a page instead of a script, e.g. a
 * proxy's error page; `intercepted`: a proxy wants a sign-in; `notAllowed`: its server refuses; `ownPage`: the portal's
 * own page came instead; `broken`: its code failed at the start; `crashed`: it failed later and nothing is left;
 * `removed`: it removed its page; `outdated`, `tooNew`: its bridge version is too old or too new.
 */
export type FailureReason =
  | 'unreachable'
  | 'slow'
  | 'wrongFile'
  | 'intercepted'
  | 'notAllowed'
  | 'ownPage'
  | 'broken'
  | 'crashed'
  | 'removed'
  | 'outdated'
  | 'tooNew'

/** Reasons that are clear without context: which of the two is too old must be explicit. */
export function reasonText(reason: SubAppFailure['reason']): string {
  if (reason === 'outdated') return "sub-app too old for the portal's bridge"
  if (reason === 'tooNew') return "portal too old for the sub-app's bridge"
  return reason
}

/** The page was not mounted, or not unmounted, within its time limit. */
export class MountTimeout extends Error {
  override readonly name = 'MountTimeout'
  constructor(name: string, timeoutMs: number, missed: 'mounted' | 'unmounted') {
    super(`${name} was not ${missed} within ${timeoutMs} ms`)
  }
}

/** A file of a sub-app is not what its place asks for. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
  constructor(url: string, options?: ErrorOptions) {
    super(`${url} answered with an HTML page that is not the sub-app's`, options)
  }
}

/** The server of a sub-app answered with the portal's own page, as servers do for missing files. */
export class OwnPage extends Error {
  override readonly name = 'OwnPage'
  constructor(url: string) {
    super(`${url} answered with the portal's own page`)
  }
}

/** HTTP statuses by which a server, proxy or network requests a sign-in. */
const signInStatuses = [401, 407, 511]

export function failureReason(error: unknown): FailureReason {
  if (error instanceof MountTimeout) return 'slow'
  if (error instanceof WrongFile) return 'wrongFile'
  const versions = bridgeVersions(error)
  if (versions) return Number(versions.portalVersion) > versions.subAppVersion ? 'outdated' : 'tooNew'
  if (error instanceof OwnPage) return 'ownPage'
  if (!(error instanceof RemoteError)) return 'broken'
  const { kind, httpStatus = 0 } = error
  if (kind === 'intercepted' || signInStatuses.includes(httpStatus)) return 'intercepted'
  if (httpStatus === 403) return 'notAllowed'
  return kind === 'timeout' ? 'slow' : 'unreachable'
}

/** The two versions that do not go together; undefined for every other error. */
export function bridgeVersions(error: unknown): BridgeVersions | undefined {
  if (!(error instanceof Error) || error.name !== bridgeVersionError) return undefined
  const portalVersion: unknown = Reflect.get(error, 'portalVersion')
  const subAppVersion: unknown = Reflect.get(error, 'subAppVersion')
  return typeof portalVersion === 'number' && typeof subAppVersion === 'number'
    ? { portalVersion, subAppVersion }
    : undefined
}

/** A failure of one sub-app page, for the error log and support. Contains no certificate. */
export interface SubAppFailure {
  readonly tabId: string
  readonly app: SubAppName
  /** `error`: the page had one but is mounted; `unmount`: its own code failed during unmount. */
  readonly reason: FailureReason | 'error' | 'unmount'
  readonly error: unknown
  /** Path inside the sub-app, without its query. */
  readonly path: string
  readonly entry: string
  readonly attempt: number
}
