import { Argument, Option } from '@commander-js/extra-typings'
import { subAppNames } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { misbehaviourNames } from '../sub-apps/misbehaviour-names.ts'
import { dataDirOption, hostOption, jsonOption, type Program, portOption } from './options.ts'

/** Away from the usual port of the portal. */
const usualPort = 7101

export function addSubApp(program: Program, context: Context) {
  const subApp = program
    .command('sub-app')
    .description('List the stand-in sub-apps, or serve one by itself.')
    .addHelpText('after', '\nExample:\n  portal sub-app start oms')

  subApp
    .command('list', { isDefault: true })
    .description('List the sub-apps with the systems whose menus they show.')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal sub-app list')
    .action(async (options) => {
      const { listSubApps } = await import('../commands/sub-app-list.ts')
      listSubApps(options, context)
    })

  subApp
    .command('start')
    .description(
      'Serve one stand-in sub-app with a backend of its own until interrupted. ' +
        'Prints an address at which it is signed in without a portal around it.',
    )
    .addArgument(new Argument('<name>', 'which sub-app').choices(subAppNames))
    .addOption(portOption(usualPort))
    .addOption(hostOption())
    .addOption(new Option('--user <name>', 'demo account to sign in as').default('wangjing'))
    .addOption(
      new Option('--misbehave <kind>', 'do something wrong, for tests and training').choices(
        misbehaviourNames,
      ),
    )
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  portal sub-app start oms --port 7102 --user lihao\n  portal sub-app start oms --misbehave html-script',
    )
    .action(async (name, options) => {
      const { startSubApp } = await import('../commands/sub-app-start.ts')
      await startSubApp(name, options, context)
    })
}
