import type { SubAppName } from '@portal/protocol/systems'

/** Where a sub-app is loaded from: the address of its HTML page. */
export interface SubAppConfig {
  readonly entry: string
}

/** What an installation sets in `/config.json` without a rebuild. */
export interface RuntimeConfig {
  /** Second part of every page title (specification §2). */
  readonly productTitle: string
  /** Put before every call's path: empty for the same origin, else an address without a slash at its end. */
  readonly apiBase: string
  /** First part of every sub-app address (specification §2). */
  readonly childRoot: string
  readonly subApps: Readonly<Record<SubAppName, SubAppConfig>>
  /** Most tabs that may be open (specification §9). */
  readonly tabLimit: number
  readonly requestTimeoutMs: number
  /** 16 characters; see the protocol's password cipher. */
  readonly cipherKey: string
  /** Whether people whose session ended over unsaved input may sign in again in place; they may unless this is false. */
  readonly reloginInPlace?: boolean
  /** The debug icon shows in `test` only (specification §6). */
  readonly environment: 'production' | 'test' | 'development'
}

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
}

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}
