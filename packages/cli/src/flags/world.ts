import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { controlCommand, urlOption } from './control.ts'
import { commandOf, dataDirOption, jsonOption, type Program, wholeNumber } from './options.ts'

const yesOption = () => new Option('--yes', 'skip the confirmation prompt; without a terminal there is none')

export function addWorld(program: Program, context: Context) {
  const world = commandOf(program, 'world')
  const commands = () => import('../commands/world.ts')

  controlCommand(world, 'world list', context).action(async (options) =>
    (await commands()).listWorlds(options, context),
  )

  controlCommand(world, 'world create', context)
    .argument('<names...>', 'their names; with --count how the names begin')
    .option('--count <number>', 'makes so many, all or none: class- gives class-01, class-02, …', (text) =>
      wholeNumber(text, 1, 200),
    )
    .option('--scenario <names...>', 'brings them into these states; a reset with --to-start does so again')
    .action(async (names, options) => (await commands()).createWorlds(names, options, context))

  controlCommand(world, 'world who', context)
    .argument('[worlds]', 'a world, or several by # or *', '*')
    .action(async (worlds, options) =>
      (await import('../commands/classes.ts')).whoIsIn(worlds, options, context),
    )

  controlCommand(world, 'world info', context)
    .argument('<name>', 'the world')
    .action(async (name, options) => (await commands()).showWorld(name, options, context))

  controlCommand(world, 'world link', context)
    .argument('<name>', 'the world; class-# leads each browser into a free one of the class')
    .option('--user <name>', 'signs in as this user')
    .action(async (name, options) => (await commands()).linkWorld(name, options, context))

  controlCommand(world, 'world reset', context)
    .addOption(yesOption())
    .option('--to-start', 'to the scenarios that it began with, in place of the plain company')
    .argument('<name>', 'the world, or several by # or *')
    .action(async (name, options) => (await commands()).resetWorld(name, options, context))

  controlCommand(world, 'world copy', context)
    .argument('<world>', 'the world that is there')
    .argument('<copy>', 'the name of the new one')
    .action(async (name, copy, options) => (await commands()).copyWorld(name, copy, options, context))

  controlCommand(world, 'world diff', context)
    .argument('<world>', 'the world')
    .argument('[other]', 'the world it is compared with')
    .option(
      '--rows',
      'the rows of the database that differ, in place of what happened to orders, users and the like',
    )
    .action(async (name, other, options) => (await commands()).diffWorlds(name, other, options, context))

  commandOf(world, 'world export')
    .argument('<name>', 'the world')
    .argument('<file>', 'the file, which must not exist yet')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .action(async (name, file, options) => (await commands()).exportWorld(name, file, options, context))

  commandOf(world, 'world import')
    .argument('<name>', 'the name of the new world')
    .argument('<file>', 'the file')
    .addOption(dataDirOption(context))
    .addOption(urlOption().hideHelp())
    .addOption(jsonOption())
    .action(async (name, file, options) => (await commands()).importWorld(name, file, options, context))

  controlCommand(world, 'world remove', context)
    .addOption(yesOption())
    .argument('<name>', 'the world, or several by # or *')
    .action(async (name, options) => (await commands()).removeWorld(name, options, context))
}
