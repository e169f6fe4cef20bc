import { systemsTable } from '../systems.ts'
import type { RuntimeConfig } from './config-schema.ts'
import type { ConfigProblem } from './expected-values.ts'

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
