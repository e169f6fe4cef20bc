import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { setSystems } from './systems.ts'

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
  setSystems(config.systems)
}

/** What is known of the installation, also before its configuration is there. */
export const knownConfig = (): Partial<RuntimeConfig> => current ?? {}

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}

/** A feature that an installation may switch off, by its name in `features`. */
export type FeatureName = keyof NonNullable<RuntimeConfig['features']>

export const isFeatureOn = (name: FeatureName): boolean => getConfig().features?.[name] !== false
