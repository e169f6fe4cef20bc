import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import { commandOf, type Program, wholeNumber } from './options.ts'

export function addUser(program: Program, context: Context) {
  const user = commandOf(program, 'user')
  const commands = () => import('../commands/people.ts')

  worldControlCommand(user, 'user list', context)
    .argument('[search]', 'part of a name')
    .action(async (search, options) => (await commands()).listUsers(search, options, context))

  worldControlCommand(user, 'user link', context)
    .argument('<user>', 'name the user signs in with')
    .action(async (user, options) =>
      (await import('../commands/world.ts')).linkWorld(options.world, { ...options, user }, context),
    )

  worldControlCommand(user, 'user session', context)
    .argument('<user>', 'name the user signs in with')
    .action(async (user, options) => (await commands()).openSession(user, options, context))
}

const commands = () => import('../commands/people.ts')

export function addGrant(program: Program, context: Context) {
  worldControlCommand(program, 'grant', context)
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, grant: codes }, options, context),
    )
}

export function addRevoke(program: Program, context: Context) {
  worldControlCommand(program, 'revoke', context)
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, revoke: codes }, options, context),
    )
}

export function addNotice(program: Program, context: Context) {
  const notice = commandOf(program, 'notice')
  const commands = () => import('../commands/people.ts')

  worldControlCommand(notice, 'notice list', context).action(async (options) =>
    (await commands()).listNotices(options, context),
  )

  worldControlCommand(notice, 'notice remove', context)
    .argument('<id>', 'its number in the list', (text) => wholeNumber(text, 1, 1e15))
    .action(async (id, options) => (await commands()).removeNotice(id, options, context))
}

export function addCodes(program: Program, context: Context) {
  worldControlCommand(program, 'codes', context)
    .option('--user <name>', 'of this user only')
    .action(async (options) => (await import('../commands/people.ts')).listCodes(options, context))
}

export function addApprovals(program: Program, context: Context) {
  worldControlCommand(program, 'approvals', context).action(async (options) =>
    (await import('../commands/people.ts')).listApprovals(options, context),
  )
}
