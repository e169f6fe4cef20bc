import { subAppNames, systemCodeOfApp, systemRule } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { table } from '../terminal/terminal.ts'

/** The sub-apps of the systems table (specification §6, §9). */
export function listSubApps(options: { json?: true }, { terminal }: Context): void {
  const subApps = subAppNames.map((name) => {
    const systemCode = systemCodeOfApp(name)
    return { name, systemCode, responsibilityFrom: systemRule(systemCode).responsibilityFrom }
  })
  const header = ['sub-app', 'system', 'responsibility from']
  const rows = subApps.map((app) => [app.name, app.systemCode, app.responsibilityFrom])
  terminal.result(options.json ? JSON.stringify(subApps) : table([header, ...rows]))
}
