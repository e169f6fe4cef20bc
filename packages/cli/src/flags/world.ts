import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { controlCommand } from './control.ts'
import { dataDirOption, jsonOption, type Program } from './options.ts'

const yesOption = () => new Option('--yes', 'skip the confirmation prompt; without a terminal there is none')

export function addWorld(program: Program, context: Context) {
  const world = program.command('world').addHelpText('after', '\nExample:\n  portal world create training')
  const commands = () => import('../commands/world.ts')

  controlCommand(world, 'list', context)
    .description('List the worlds.')
    .addHelpText('after', '\nExample:\n  portal world list --json')
    .action(async (options) => (await commands()).listWorlds(options, context))

  controlCommand(world, 'create', context)
    .description('Make a new world with the demo company.')
    .argument('<name>', 'its name')
    .addHelpText('after', '\nExample:\n  portal world create training')
    .action(async (name, options) => (await commands()).createWorld(name, options, context))

  controlCommand(world, 'info', context)
    .description('Show what a world holds and how it is bent.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world info main')
    .action(async (name, options) => (await commands()).showWorld(name, options, context))

  controlCommand(world, 'link', context)
    .description('Print the link that leads a browser into a world, signed in if a user is named.')
    .argument('<name>', 'the world')
    .option('--user <name>', 'signs in as this user')
    .addHelpText(
      'after',
      '\nExample:\n  portal world link class-1 --user wangjing --url http://localhost:8200',
    )
    .action(async (name, options) => (await commands()).linkWorld(name, options, context))

  controlCommand(world, 'reset', context)
    .addOption(yesOption())
    .description('Put a world back to the demo company; clock and faults go too, snapshots stay.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world reset main')
    .action(async (name, options) => (await commands()).resetWorld(name, options, context))

  controlCommand(world, 'copy', context)
    .description('Make a new world with all that another holds, its clock and faults included.')
    .argument('<world>', 'the world that is there')
    .argument('<copy>', 'the name of the new one')
    .addHelpText('after', '\nExample:\n  portal world copy lesson lesson-2')
    .action(async (name, copy, options) => (await commands()).copyWorld(name, copy, options, context))

  controlCommand(world, 'diff', context)
    .description('Show what another world has otherwise, or what happened to a world since it was made.')
    .argument('<world>', 'the world')
    .argument('[other]', 'the world it is compared with')
    .addHelpText(
      'after',
      '\nExample:\n  portal world diff lesson\n  portal world diff lesson lesson-2 --json',
    )
    .action(async (name, other, options) => (await commands()).diffWorlds(name, other, options, context))

  world
    .command('export')
    .description('Write a world into a file that another data folder can import.')
    .argument('<name>', 'the world')
    .argument('<file>', 'the file, which must not exist yet')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal world export lesson lesson.db')
    .action(async (name, file, options) => (await commands()).exportWorld(name, file, options, context))

  world
    .command('import')
    .description('Make a new world of a file that was exported.')
    .argument('<name>', 'the name of the new world')
    .argument('<file>', 'the file')
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal world import lesson lesson.db')
    .action(async (name, file, options) => (await commands()).importWorld(name, file, options, context))

  controlCommand(world, 'remove', context)
    .addOption(yesOption())
    .description('Delete a world with its snapshots and its journal.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world remove training')
    .action(async (name, options) => (await commands()).removeWorld(name, options, context))
}
