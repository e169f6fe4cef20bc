/** How a project file writes a setting; a path counts from the folder of the file. */
export type Form = 'text' | 'number' | 'switch' | 'list' | 'table' | 'path'

/** What a project can settle for all its commands: options that several of them have. */
export const settings = {
  url: 'text',
  world: 'text',
  dataDir: 'path',
  company: 'text',
  environment: 'text',
  training: 'switch',
  subApp: 'table',
  port: 'number',
  host: 'text',
  allowHost: 'list',
  allowOrigin: 'list',
  controlTokenFile: 'path',
  maxWorlds: 'number',
  openWorlds: 'number',
} as const satisfies Readonly<Record<string, Form>>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as readonly SettingName[] // keys of a const object are its names

/** Options that are a setting under another name. */
const otherNames: Readonly<Record<string, SettingName>> = { portal: 'url', server: 'url' }

interface Named {
  attributeName(): string
}

/** The setting that an option of a command takes, if any. */
export function settingOf(option: Named, family: string | undefined): SettingName | undefined {
  const name = option.attributeName()
  // A sub-app is served beside the portal, which has the port of the project.
  if (name === 'port' && family === 'sub-app') return undefined
  // A configuration is for another server than the one of the project.
  if (name === 'url' && family === 'config') return undefined
  return otherNames[name] ?? settingNames.find((one) => one === name)
}

/** The variable of the environment that gives a setting, such as PORTAL_DATA_DIR. */
export const variableOf = (name: SettingName): string =>
  `PORTAL_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

interface Described {
  name(): string
  readonly parent: { name(): string } | null
  readonly commands: readonly Described[]
  readonly options: readonly (Named & { description: string })[]
}

/** Adds their variables to the options of a command and of those below it, for the help. */
export function describeVariables(command: Described): void {
  for (const option of command.options) {
    const setting = settingOf(option, command.parent?.name())
    if (setting) option.description += ` (env: ${variableOf(setting)})`
  }
  for (const one of command.commands) describeVariables(one)
}
