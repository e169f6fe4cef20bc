import { configRules } from 'virtual:portal-config-rules'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { ConfigProblem } from '@portal/protocol/installation/expected-values'
import { productionProblems } from '@portal/protocol/installation/production-problems'
import { subAppProblems } from '@portal/protocol/installation/sub-app-problems'
import { problemsIn } from '@portal/protocol/installation/value-rule'

export type CheckedConfig = RuntimeConfig | readonly ConfigProblem[]

export const isConfig = (checked: CheckedConfig): checked is RuntimeConfig => !Array.isArray(checked)

/** Checks `/config.json`: the configuration, or everything that is wrong with it. */
export async function checkConfig(value: unknown, isProductionBuild: boolean): Promise<CheckedConfig> {
  const problems = [...problemsIn(configRules, value), ...(await callPathProblems(value))]
  if (problems.length > 0) return problems
  // It agrees with the schema that the type is inferred from.
  const config = value as RuntimeConfig
  const unfit = [...(isProductionBuild ? productionProblems(config) : []), ...subAppProblems(config)]
  return unfit.length > 0 ? unfit : config
}

/** The rules name every call, which only an installation with paths of its own has to load. */
async function callPathProblems(value: unknown): Promise<ConfigProblem[]> {
  if (typeof value !== 'object' || value === null || !('callPaths' in value)) return []
  const { callPathRules } = await import('virtual:portal-call-path-rules')
  return problemsIn(callPathRules, value.callPaths, 'callPaths')
}
