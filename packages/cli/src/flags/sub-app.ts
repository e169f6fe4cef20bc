import { Argument, Option } from '@commander-js/extra-typings'
import { specifiedSubApps } from '@portal/protocol/systems'
import { demoCompany } from '@portal/store/paths'
import type { Context } from '../context.ts'
import { misbehaviourNames } from '../sub-apps/served-folder.ts'
import {
  commandOf,
  companyOption,
  dataDirOption,
  jsonOption,
  type Program,
  refuseUnknownCommand,
  worldOption,
} from './options.ts'
import { listeningCommand } from './serve-options.ts'
import { addSubAppKit } from './sub-app-kit.ts'

/** Away from the usual port of the portal. */
const defaultPort = 7101

export function addSubApp(program: Program, context: Context) {
  const subApp = commandOf(program, 'sub-app').hook('preSubcommand', refuseUnknownCommand)

  commandOf(subApp, 'sub-app list', { isDefault: true })
    .addOption(companyOption().default(demoCompany))
    .addOption(jsonOption())
    .action(async (options) => {
      const { listSubApps } = await import('../commands/sub-app-start.ts')
      await listSubApps(options, context)
    })

  listeningCommand(subApp, 'sub-app start', context, defaultPort)
    .addArgument(new Argument('<name>', 'which sub-app').choices(specifiedSubApps))
    .addOption(new Option('--user <name>', 'demo account to sign in as').default('wangjing'))
    .addOption(worldOption())
    .addOption(
      new Option('--misbehave <kind>', 'do something wrong, for tests and training').choices(
        misbehaviourNames,
      ),
    )
    .addOption(jsonOption())
    .action(async (name, options) => {
      const { startSubApp } = await import('../commands/sub-app-start.ts')
      await startSubApp(name, options, context)
    })

  commandOf(subApp, 'sub-app status')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .action(async (options) => {
      const { printRunningSubApps } = await import('../commands/sub-app-start.ts')
      await printRunningSubApps(options, context)
    })

  commandOf(subApp, 'sub-app stop')
    .addArgument(new Argument('[name]', 'which sub-app, all without it').choices(specifiedSubApps))
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .action(async (name, options) => {
      const { stopSubApps } = await import('../commands/sub-app-start.ts')
      await stopSubApps(name, options, context)
    })

  addSubAppKit(subApp, context)
}
