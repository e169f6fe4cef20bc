import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
}

/** The theme colour of the installation, also before its configuration is there. */
export const configuredColor = (): string | undefined => current?.themeColor

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}
