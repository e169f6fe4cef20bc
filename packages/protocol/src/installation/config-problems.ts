import { systemsTable } from '../systems.ts'
import type { RuntimeConfig } from './config-schema.ts'
import type { ConfigProblem } from './value-rule.ts'

/** Key of the demo company, which is public; a real backend's key comes from the runtime configuration. */
export const demoCipherKey = 'portal-demo-key!'

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

const demoKeyHash = 0x514c9202

/** Whether this is the demo's key, by its hash: browser code must not contain the key. */
export const isDemoCipherKey = (key: string): boolean => hashOf(key) === demoKeyHash

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

/** Sub-apps that a system opens without a source, and those that no system opens. */
export function subAppProblems({
  systems,
  subApps,
}: Pick<RuntimeConfig, 'systems' | 'subApps'>): ConfigProblem[] {
  const { apps, isApp, codeOfApp } = systemsTable(systems)
  return [
    ...apps
      .filter((app) => !Object.hasOwn(subApps, app))
      .map((app) => ({
        field: `subApps.${app}`,
        expected: 'entry' as const,
        // What its system is set to, so that nothing opens the sub-app.
        values: { systems: `{${JSON.stringify(codeOfApp(app))}: {}}` },
      })),
    ...Object.keys(subApps)
      .filter((app) => !isApp(app))
      .map((app) => ({ field: `subApps.${app}`, expected: 'opened' as const })),
  ]
}
