import type { Context } from '../context.ts'
import type { SettingName } from '../project/project-file.ts'
import { controlTokenFileOption, urlOption } from './control.ts'
import {
  commandOf,
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
  const config = commandOf(program, 'config').hook('preSubcommand', refuseUnknownCommand)

  commandOf(config, 'config show', { isDefault: true })
    .addOption(jsonOption())
    .action(async (options) =>
      (await import('../commands/config.ts')).showSettings(settingOptions(context), options, context),
    )

  commandOf(config, 'config check')
    .argument('<file>', 'the file')
    .option(
      '--url <url>',
      'where this portal is, or will be: also asks backend and sub-apps, as its page would',
      serverAddress,
    )
    .option('--development', 'allow the key of the demo and the environment development')
    .addOption(jsonOption())
    .action(async (file, options) =>
      (await import('../commands/config.ts')).checkConfigFile(file, options, context),
    )
}

export function addDoctor(program: Program, context: Context) {
  commandOf(program, 'doctor')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .action(async (options) => {
      const { doctor } = await import('../commands/doctor.ts')
      await doctor(options, context)
    })
}
