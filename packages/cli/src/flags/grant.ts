import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

export function addGrants(program: Program, context: Context) {
  const commands = () => import('../commands/grant.ts')

  worldControlCommand(program, 'grant', context)
    .description('Give a user responsibilities; a page that is open has them after it is loaded again.')
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .addHelpText('after', '\nExample:\n  portal grant zhaolei LTC_MANAGER BI_VIEWER --world training')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, grant: codes }, options, context),
    )

  worldControlCommand(program, 'revoke', context)
    .description('Take responsibilities from a user.')
    .argument('<user>', 'name the user signs in with')
    .argument('<responsibilities...>', 'codes, such as LTC_MANAGER')
    .addHelpText('after', '\nExample:\n  portal revoke wangjing LTC_CLERK')
    .action(async (user, codes, options) =>
      (await commands()).changeGrants({ user, revoke: codes }, options, context),
    )
}
