import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import { type Program, wholeNumber } from './options.ts'

export function addNotice(program: Program, context: Context) {
  const notice = program
    .command('notice')
    .addHelpText('after', '\nportal seed notice sends one.\n\nExample:\n  portal notice list')
  const commands = () => import('../commands/notice.ts')

  worldControlCommand(notice, 'list', context)
    .description('List the notices of a world, newest first, with how many have read them.')
    .addHelpText('after', '\nExample:\n  portal notice list --world training')
    .action(async (options) => (await commands()).listNotices(options, context))

  worldControlCommand(notice, 'remove', context)
    .description('Take a notice back from all who have it.')
    .argument('<id>', 'its number in the list', (text) => wholeNumber(text, 1, 1e15))
    .addHelpText('after', '\nExample:\n  portal notice remove 12')
    .action(async (id, options) => (await commands()).removeNotice(id, options, context))
}
