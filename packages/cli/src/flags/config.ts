import type { Context } from '../context.ts'
import type { SettingName } from '../project/settings.ts'
import { allowHostOption, allowOriginOption } from './addresses.ts'
import { companyOption } from './company.ts'
import { controlTokenFileOption, urlOption } from './control.ts'
import { hostOption, maxWorldsOption, openWorldsOption } from './listening.ts'
import { dataDirOption, jsonOption, type Program, portOption, worldOption } from './options.ts'
import { defaultPort, environmentOption, trainingOption } from './serve.ts'
import { subAppEntryOption } from './sub-app-entry.ts'

/** The option that takes each setting, which checks its value. */
export const settingOptions = (context: Context) =>
  ({
    url: urlOption(),
    world: worldOption(),
    dataDir: dataDirOption(context),
    company: companyOption(),
    environment: environmentOption(),
    training: trainingOption(),
    subApp: subAppEntryOption(),
    port: portOption(defaultPort),
    host: hostOption(),
    allowHost: allowHostOption(),
    allowOrigin: allowOriginOption(),
    controlTokenFile: controlTokenFileOption(),
    maxWorlds: maxWorldsOption(),
    openWorlds: openWorldsOption(),
  }) satisfies Readonly<Record<SettingName, unknown>>

export function addConfig(program: Program, context: Context) {
  program
    .command('config')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
A flag counts more than a variable of the environment, that more than the project file, and that more than what is usual.
The project file is portal.config.json, or "portal" of package.json, of this folder or the nearest above it.

Example:
  portal config
  PORTAL_WORLD=lesson portal config --json`,
    )
    .action(async (options) =>
      (await import('../commands/config.ts')).showSettings(settingOptions(context), options, context),
    )
}
