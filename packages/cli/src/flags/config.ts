import type { Context } from '../context.ts'
import type { SettingName } from '../project/project-file.ts'
import { controlTokenFileOption, urlOption } from './control.ts'
import {
  companyOption,
  dataDirOption,
  jsonOption,
  type Program,
  portOption,
  refuseUnknownCommand,
  serverAddress,
  worldOption,
} from './options.ts'
import { defaultPort, environmentOption, trainingOption } from './serve.ts'
import {
  allowHostOption,
  allowOriginOption,
  hostOption,
  maxWorldsOption,
  openWorldsOption,
  subAppEntryOption,
  subAppHostOption,
} from './serve-options.ts'

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
    subAppHost: subAppHostOption(),
    port: portOption(defaultPort),
    host: hostOption(),
    allowHost: allowHostOption(),
    allowOrigin: allowOriginOption(),
    controlTokenFile: controlTokenFileOption(),
    maxWorlds: maxWorldsOption(),
    openWorlds: openWorldsOption(),
  }) satisfies Readonly<Record<SettingName, unknown>>

export function addConfig(program: Program, context: Context) {
  const config = program
    .command('config')
    .addHelpText(
      'after',
      '\nExample:\n  portal config\n  portal config check public/config.json --url https://portal.example.com/',
    )
    .hook('preSubcommand', refuseUnknownCommand)

  config
    .command('show', { isDefault: true })
    .description('Show the settings of environment and project file, each with where it comes from.')
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

  config
    .command('check')
    .description('Say what is wrong with the config.json of an installation, before it goes out.')
    .argument('<file>', 'the file')
    .option(
      '--url <url>',
      'where this portal is, or will be: also asks backend and sub-apps, as its page would',
      serverAddress,
    )
    .option('--development', 'allow the key of the demo and the environment development')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Exit code 0: it can be used; 1: something is wrong; 2: wrong usage, or no such file.

Example:
  portal config check public/config.json
  portal config check public/config.json --url https://portal.example.com/`,
    )
    .action(async (file, options) =>
      (await import('../commands/config.ts')).checkConfigFile(file, options, context),
    )
}
