import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { controlCommand, urlOption } from './control.ts'
import { dataDirOption, jsonOption, type Program, wholeNumber } from './options.ts'

const yesOption = () => new Option('--yes', 'skip the confirmation prompt; without a terminal there is none')

export function addWorld(program: Program, context: Context) {
  const world = program.command('world').addHelpText('after', '\nExample:\n  portal world create training')
  const commands = () => import('../commands/world.ts')

  controlCommand(world, 'list', context)
    .description('List the worlds.')
    .addHelpText('after', '\nExample:\n  portal world list --json')
    .action(async (options) => (await commands()).listWorlds(options, context))

  controlCommand(world, 'create', context)
    .description('Make new worlds with the demo company, or many for a class.')
    .argument('<names...>', 'their names; with --count how the names begin')
    .option('--count <number>', 'makes so many, all or none: class- gives class-01, class-02, …', (text) =>
      wholeNumber(text, 1, 200),
    )
    .option('--scenario <names...>', 'brings them into these states; a reset with --to-start does so again')
    .addHelpText(
      'after',
      '\nExample:\n  portal world create training\n  portal world create class-1 class-2 class-3\n  portal world create class- --count 30 --scenario questionnaire',
    )
    .action(async (names, options) => (await commands()).createWorlds(names, options, context))

  controlCommand(world, 'who', context)
    .description('Show who is in worlds: their users, latest request, time.')
    .argument('[worlds]', 'a world, or several by # or *', '*')
    .addHelpText('after', "\nExample:\n  portal world who 'class-#'")
    .action(async (worlds, options) =>
      (await import('../commands/classes.ts')).whoIsIn(worlds, options, context),
    )

  controlCommand(world, 'info', context)
    .description('Show what a world holds and how it is bent.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world info main')
    .action(async (name, options) => (await commands()).showWorld(name, options, context))

  controlCommand(world, 'link', context)
    .description('Print the link that leads a browser into a world, signed in if a user is named.')
    .argument('<name>', 'the world; class-# leads each browser into a free one of the class')
    .option('--user <name>', 'signs in as this user')
    .addHelpText(
      'after',
      '\nExample:\n  portal world link class-1 --user wangjing --url http://localhost:8200',
    )
    .action(async (name, options) => (await commands()).linkWorld(name, options, context))

  controlCommand(world, 'reset', context)
    .addOption(yesOption())
    .option('--to-start', 'to the scenarios that it began with, in place of the plain company')
    .description('Put a world back to the demo company; clock and faults go too, snapshots stay.')
    .argument('<name>', 'the world, or several by # or *')
    .addHelpText(
      'after',
      "\nExample:\n  portal world reset main\n  portal world reset 'class-#' --to-start --yes",
    )
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
    .option(
      '--rows',
      'the rows of the database that differ, in place of what happened to orders, users and the like',
    )
    .addHelpText(
      'after',
      '\nExample:\n  portal world diff lesson\n  portal world diff lesson lesson-2 --rows --json',
    )
    .action(async (name, other, options) => (await commands()).diffWorlds(name, other, options, context))

  world
    .command('export')
    .description('Write a world into a file that another data folder can import.')
    .argument('<name>', 'the world')
    .argument('<file>', 'the file, which must not exist yet')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal world export lesson lesson.db')
    .action(async (name, file, options) => (await commands()).exportWorld(name, file, options, context))

  world
    .command('import')
    .description('Make a new world of a file that was exported.')
    .argument('<name>', 'the name of the new world')
    .argument('<file>', 'the file')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal world import lesson lesson.db')
    .action(async (name, file, options) => (await commands()).importWorld(name, file, options, context))

  controlCommand(world, 'remove', context)
    .addOption(yesOption())
    .description('Delete a world with its snapshots and its journal.')
    .argument('<name>', 'the world, or several by # or *')
    .addHelpText('after', "\nExample:\n  portal world remove training\n  portal world remove 'class-#' --yes")
    .action(async (name, options) => (await commands()).removeWorld(name, options, context))
}
