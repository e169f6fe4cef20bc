import { type SubAppName, type SystemRule, type SystemsConfig, systemsTable } from '@portal/protocol/systems'

let table = systemsTable()

/** The systems that the installation adds or changes. */
export function setSystems(systems: SystemsConfig | undefined): void {
  table = systemsTable(systems)
}

/** How a system opens and under which responsibility. */
export const systemRule = (systemCode: string): SystemRule => table.rule(systemCode)

/** The names of all sub-apps. */
export const subAppNames = (): readonly SubAppName[] => table.apps

export const isSubAppName = (name: string): boolean => table.isApp(name)

/** System code of the menus that a sub-app shows. */
export const systemCodeOfApp = (app: SubAppName): string => table.codeOfApp(app)

/** The system whose responsibility a sub-app acts under. */
export const responsibilitySourceOf = (app: SubAppName): string =>
  table.rule(table.codeOfApp(app)).responsibilityFrom

export const keepsLookupsOf = (systemCode: string): boolean => table.keepsLookupsOf(systemCode)

/** The embedded system of a code: its own or its sub-app's. */
export const embeddedSystem = (code: string) => table.embedded(code)
