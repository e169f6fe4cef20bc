import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addCodes(program: Program, context: Context) {
  worldControlCommand(program, 'codes', context)
    .option('--user <name>', 'of this user only')
    .addHelpText('after', '\nExample:\n  portal codes\n  portal codes --user huangkai --world training')
    .action(async (options) => (await import('../commands/codes.ts')).listCodes(options, context))
}
