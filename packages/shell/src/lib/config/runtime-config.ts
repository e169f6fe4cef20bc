import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
}

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}
