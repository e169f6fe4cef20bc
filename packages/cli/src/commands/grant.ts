import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'

interface Change {
  readonly user: string
  readonly grant?: string[]
  readonly revoke?: string[]
}

/** Grants or revokes responsibilities, and prints what the user holds afterwards. */
export const changeGrants = (
  change: Change,
  options: ControlOptions & { readonly world: string },
  context: Context,
) =>
  control(
    options,
    context,
    (control) => control.changeGrants({ pathParams: { world: options.world }, body: change }),
    ({ user, granted, revoked, responsibilities }) => {
      const done = [
        ...(granted.length > 0 ? [`Granted ${granted.join(', ')} to ${user}.`] : []),
        ...(revoked.length > 0 ? [`Revoked ${revoked.join(', ')} from ${user}.`] : []),
      ]
      const sentence = done.length > 0 ? done.join(' ') : `Nothing to change for ${user}.`
      return `${sentence} Holds ${responsibilities.join(', ') || 'no responsibility'}.`
    },
  )
