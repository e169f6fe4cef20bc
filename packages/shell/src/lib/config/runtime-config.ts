import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { SubAppName } from '@portal/protocol/systems'
import { setSystems } from './systems.ts'

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
  setSystems(config.systems)
}

/** The theme colour of the installation, also before its configuration is there. */
export const configuredColor = (): string | undefined => current?.themeColor

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}

/** Where a sub-app is loaded from. @throws {RangeError} for one that the installation has not got */
export function subAppEntry(app: SubAppName): string {
  const entry = getConfig().subApps[app]?.entry
  if (entry === undefined) throw new RangeError(`The installation has no sub-app ${app}`)
  return entry
}
