import { Argument, Option } from '@commander-js/extra-typings'
import { specifiedSubApps } from '@portal/protocol/systems'
import { demoCompany } from '@portal/store/paths'
import type { Context } from '../context.ts'
import { misbehaviourNames } from '../sub-apps/misbehaviour-names.ts'
import {
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
  const subApp = program
    .command('sub-app')
    .addHelpText('after', '\nExample:\n  portal sub-app start oms\n  portal sub-app create spare-parts')
    .hook('preSubcommand', refuseUnknownCommand)

  subApp
    .command('list', { isDefault: true })
    .description('List the sub-apps with the systems whose menus they show.')
    .addOption(companyOption().default(demoCompany))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal sub-app list')
    .action(async (options) => {
      const { listSubApps } = await import('../commands/sub-app-start.ts')
      await listSubApps(options, context)
    })

  listeningCommand(subApp, 'start', context, defaultPort)
    .description(
      'Serve one stand-in sub-app with a backend of its own until interrupted. ' +
        'Prints an address at which it is signed in without a portal around it.',
    )
    .addArgument(new Argument('<name>', 'which sub-app').choices(specifiedSubApps))
    .addOption(new Option('--user <name>', 'demo account to sign in as').default('wangjing'))
    .addOption(worldOption())
    .addOption(
      new Option('--misbehave <kind>', 'do something wrong, for tests and training').choices(
        misbehaviourNames,
      ),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  portal sub-app start oms --port 7102 --user lihao\n  portal sub-app start oms --misbehave html-script',
    )
    .action(async (name, options) => {
      const { startSubApp } = await import('../commands/sub-app-start.ts')
      await startSubApp(name, options, context)
    })

  subApp
    .command('status')
    .description('List the stand-in sub-apps that are being served.')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal sub-app status')
    .action(async (options) => {
      const { printRunningSubApps } = await import('../commands/sub-app-start.ts')
      await printRunningSubApps(options, context)
    })

  subApp
    .command('stop')
    .description('End the serving of one stand-in sub-app, or of all.')
    .addArgument(new Argument('[name]', 'which sub-app, all without it').choices(specifiedSubApps))
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal sub-app stop oms')
    .action(async (name, options) => {
      const { stopSubApps } = await import('../commands/sub-app-start.ts')
      await stopSubApps(name, options, context)
    })

  addSubAppKit(subApp, context)
}
