import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import { type Program, wholeNumber } from './options.ts'

export function addUser(program: Program, context: Context) {
  const user = program
    .command('user')
    .addHelpText(
      'after',
      '\nportal seed user makes users, portal grant and portal revoke change what they may do.\n\nExample:\n  portal user list 王',
    )
  const commands = () => import('../commands/people.ts')

  worldControlCommand(user, 'list', context)
    .description('List the users of a world with their responsibilities, demo accounts first.')
    .argument('[search]', 'part of a name')
    .addHelpText('after', '\nExample:\n  portal user list wang --world training')
    .action(async (search, options) => (await commands()).listUsers(search, options, context))

  worldControlCommand(user, 'link', context)
    .description('Print the link that opens the portal signed in as a user.')
    .argument('<user>', 'name the user signs in with')
    .addHelpText('after', '\nExample:\n  portal user link wangjing --world training')
    .action(async (user, options) =>
      (await import('../commands/world.ts')).linkWorld(options.world, { ...options, user }, context),
    )

  worldControlCommand(user, 'session', context)
    .description(
      'Sign a user in without password and second factor, and print the certificate for a program.',
    )
    .argument('<user>', 'name the user signs in with')
    .addHelpText('after', '\nExample:\n  portal user session wangjing --url http://localhost:8200')
    .action(async (user, options) => (await commands()).openSession(user, options, context))
}

const commands = () => import('../commands/people.ts')

export function addGrant(program: Program, context: Context) {
  worldControlCommand(program, 'grant', context)
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .addHelpText('after', '\nExample:\n  portal grant zhaolei LTC_MANAGER BI_VIEWER --world training')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, grant: codes }, options, context),
    )
}

export function addRevoke(program: Program, context: Context) {
  worldControlCommand(program, 'revoke', context)
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .addHelpText('after', '\nExample:\n  portal revoke wangjing LTC_CLERK')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, revoke: codes }, options, context),
    )
}

export function addNotice(program: Program, context: Context) {
  const notice = program
    .command('notice')
    .addHelpText('after', '\nportal seed notice sends one.\n\nExample:\n  portal notice list')
  const commands = () => import('../commands/people.ts')

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

export function addCodes(program: Program, context: Context) {
  worldControlCommand(program, 'codes', context)
    .option('--user <name>', 'of this user only')
    .addHelpText('after', '\nExample:\n  portal codes\n  portal codes --user huangkai --world training')
    .action(async (options) => (await import('../commands/people.ts')).listCodes(options, context))
}

export function addApprovals(program: Program, context: Context) {
  worldControlCommand(program, 'approvals', context)
    .addHelpText('after', '\nExample:\n  portal approvals\n  portal approvals --world training --json')
    .action(async (options) => (await import('../commands/people.ts')).listApprovals(options, context))
}
