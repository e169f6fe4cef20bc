import { completeConfigRules } from './config-rules.ts'
import type { RuntimeConfig } from './config-schema.ts'
import type { ConfigProblem } from './expected-values.ts'
import { subAppProblems } from './sub-app-problems.ts'
import { problemsIn } from './value-rule.ts'

/** Everything that is wrong with a configuration, where its schemas may be loaded. */
export function configProblems(value: unknown): ConfigProblem[] {
  const problems = problemsIn(completeConfigRules, value)
  // The schema that the type is inferred from found nothing.
  return problems.length > 0 ? problems : subAppProblems(value as RuntimeConfig)
}
