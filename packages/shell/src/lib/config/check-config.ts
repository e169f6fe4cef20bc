import { configRules } from 'virtual:portal-config-rules'
import { productionProblems, subAppProblems } from '@portal/protocol/installation/config-problems'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { ConfigProblem } from '@portal/protocol/installation/value-rule'
import { problemsIn } from '@portal/protocol/installation/value-rule'

export type CheckedConfig = RuntimeConfig | readonly ConfigProblem[]

export const isConfig = (checked: CheckedConfig): checked is RuntimeConfig => !Array.isArray(checked)

/** Checks `/config.json`: the configuration, or everything that is wrong with it. */
export async function checkConfig(value: unknown, isProductionBuild: boolean): Promise<CheckedConfig> {
  const problems = [...problemsIn(configRules, value), ...(await rareProblems(value))]
  if (problems.length > 0) return problems
  // It agrees with the schema that the type is inferred from.
  const config = value as RuntimeConfig
  const unfit = [...(isProductionBuild ? productionProblems(config) : []), ...subAppProblems(config)]
  return unfit.length > 0 ? unfit : config
}

/** Only an installation with one of these keys has to load their rules. */
const rareKeys = ['callPaths', 'features', 'mappings'] as const satisfies readonly (keyof RuntimeConfig)[]

async function rareProblems(value: unknown): Promise<ConfigProblem[]> {
  if (typeof value !== 'object' || value === null || !rareKeys.some((key) => key in value)) return []
  const { rareConfigRules } = await import('virtual:portal-rare-config-rules')
  const given = new Map(Object.entries(value))
  return Object.entries(rareConfigRules).flatMap(([key, rule]) =>
    given.has(key) ? problemsIn(rule, given.get(key), key) : [],
  )
}
