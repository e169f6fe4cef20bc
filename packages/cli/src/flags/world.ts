import type { Context } from '../context.ts'
import { controlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addWorld(program: Program, context: Context) {
  const world = program
    .command('world')
    .description('List, make, look at, reset and remove worlds.')
    .addHelpText('after', '\nExample:\n  portal world create training')
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

  controlCommand(world, 'reset', context)
    .description('Put a world back to the demo company; clock and faults go too, snapshots stay.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world reset main')
    .action(async (name, options) => (await commands()).resetWorld(name, options, context))

  controlCommand(world, 'remove', context)
    .description('Delete a world with its snapshots and its journal.')
    .argument('<name>', 'the world')
    .addHelpText('after', '\nExample:\n  portal world remove training')
    .action(async (name, options) => (await commands()).removeWorld(name, options, context))
}
