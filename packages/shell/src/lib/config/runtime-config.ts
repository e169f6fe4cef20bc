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

const subAppConfig = (app: SubAppName) => {
  const found = getConfig().subApps[app]
  if (found === undefined) throw new RangeError(`The installation has no sub-app ${app}`)
  return found
}

/** Where a sub-app is loaded from. @throws {RangeError} for one that the installation doesn't have */
export const subAppEntry = (app: SubAppName): string => subAppConfig(app).entry

/** What holds the pages of a sub-app. @throws {RangeError} for one that the installation doesn't have */
export const subAppHost = (app: SubAppName): 'qiankun' | 'iframe' => subAppConfig(app).host ?? 'qiankun'

/** What pages of a sub-app in an iframe may use of the browser. @throws {RangeError} for one that the installation doesn't have */
export const subAppPermissions = (app: SubAppName): readonly string[] => subAppConfig(app).allow ?? []
