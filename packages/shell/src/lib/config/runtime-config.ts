import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type SubAppName, type SystemRule, systemsTable } from '@portal/protocol/systems'

/** Its configuration, and the systems that it adds or changes. */
const installation: { config?: RuntimeConfig; systems: ReturnType<typeof systemsTable> } = {
  systems: systemsTable(),
}

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  installation.config = config
  installation.systems = systemsTable(config.systems)
}

/** What is known of the installation, also before its configuration is there. */
export const knownConfig = (): Partial<RuntimeConfig> => installation.config ?? {}

export function getConfig(): RuntimeConfig {
  if (!installation.config) throw new Error('The runtime configuration is read before it is loaded')
  return installation.config
}

/** A feature that an installation may switch off, by its name in `features`. */
export type FeatureName = keyof NonNullable<RuntimeConfig['features']>

export const isFeatureOn = (name: FeatureName): boolean => getConfig().features?.[name] !== false

/** How a system opens and under which responsibility. */
export const systemRule = (systemCode: string): SystemRule => installation.systems.rule(systemCode)

/** The names of all sub-apps. */
export const subAppNames = (): readonly SubAppName[] => installation.systems.apps

export const isSubAppName = (name: string): boolean => installation.systems.isApp(name)

/** System code of the menus that a sub-app shows. */
export const systemCodeOfApp = (app: SubAppName): string => installation.systems.codeOfApp(app)

/** The system whose responsibility a sub-app acts under. */
export const responsibilitySourceOf = (app: SubAppName): string =>
  installation.systems.rule(installation.systems.codeOfApp(app)).responsibilityFrom

export const keepsLookupsOf = (systemCode: string): boolean => installation.systems.keepsLookupsOf(systemCode)

/** The embedded system of a code: its own or its sub-app's. */
export const embeddedSystem = (code: string) => installation.systems.embedded(code)
