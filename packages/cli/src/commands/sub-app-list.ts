import type { Context } from '../context.ts'
import { installationOf } from '../installation.ts'
import { table } from '../terminal/terminal.ts'

interface ListOptions {
  readonly company: string
  readonly json?: true
}

/** The sub-apps of a company's installation, with those of the specification (§6, §9). */
export async function listSubApps({ company, json }: ListOptions, { terminal }: Context): Promise<void> {
  const { systems } = await installationOf(company)
  const subApps = systems.apps.map((name) => {
    const systemCode = systems.codeOfApp(name)
    return { name, systemCode, responsibilityFrom: systems.rule(systemCode).responsibilityFrom }
  })
  const header = ['sub-app', 'system', 'responsibility from']
  const rows = subApps.map((app) => [app.name, app.systemCode, app.responsibilityFrom])
  terminal.result(json ? JSON.stringify(subApps) : table([header, ...rows]))
}
