import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addSnapshot(program: Program, context: Context) {
  const snapshot = program
    .command('snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot take before-lesson --world training')
  const commands = () => import('../commands/snapshot.ts')

  worldControlCommand(snapshot, 'list', context)
    .description('List the snapshots of a world.')
    .addHelpText('after', '\nExample:\n  portal snapshot list')
    .action(async (options) => (await commands()).listSnapshots(options, context))

  worldControlCommand(snapshot, 'take', context)
    .description('Keep the present state under a name; an older snapshot of that name is replaced.')
    .argument('<name>', 'its name')
    .addHelpText('after', '\nExample:\n  portal snapshot take before-lesson')
    .action(async (name, options) => (await commands()).takeSnapshot(name, options, context))

  worldControlCommand(snapshot, 'restore', context)
    .description('Bring a kept state back; a running server goes on with it at once.')
    .argument('<name>', 'the snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot restore before-lesson')
    .action(async (name, options) => (await commands()).restoreSnapshot(name, options, context))

  worldControlCommand(snapshot, 'remove', context)
    .description('Delete a snapshot.')
    .argument('<name>', 'the snapshot')
    .addHelpText('after', '\nExample:\n  portal snapshot remove before-lesson')
    .action(async (name, options) => (await commands()).removeSnapshot(name, options, context))
}
