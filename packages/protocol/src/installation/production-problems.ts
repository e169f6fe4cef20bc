import type { RuntimeConfig } from './config-schema.ts'
import { isDemoCipherKey } from './demo-cipher-key.ts'
import type { ConfigProblem } from './expected-values.ts'

/** Values that are good for a demo and for developers, and that a portal which is built for production refuses. */
export function productionProblems({
  cipherKey,
  environment,
}: Pick<RuntimeConfig, 'cipherKey' | 'environment'>): ConfigProblem[] {
  const problems: ConfigProblem[] = []
  if (isDemoCipherKey(cipherKey)) problems.push({ field: 'cipherKey', expected: 'ownKey' })
  if (environment === 'development') problems.push({ field: 'environment', expected: 'deployed' })
  return problems
}
