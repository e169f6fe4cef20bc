import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addApprovals(program: Program, context: Context) {
  worldControlCommand(program, 'approvals', context)
    .addHelpText('after', '\nExample:\n  portal approvals\n  portal approvals --world training --json')
    .action(async (options) => (await import('../commands/approvals.ts')).listApprovals(options, context))
}
