import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addUser(program: Program, context: Context) {
  const user = program
    .command('user')
    .addHelpText(
      'after',
      '\nportal seed user makes users, portal grant and portal revoke change what they may do.\n\nExample:\n  portal user list 王',
    )
  const commands = () => import('../commands/user.ts')

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
