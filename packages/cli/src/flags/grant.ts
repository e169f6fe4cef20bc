import type { Context } from '../context.ts'
import { worldControlCommand } from './control.ts'
import type { Program } from './options.ts'

const commands = () => import('../commands/grant.ts')

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
