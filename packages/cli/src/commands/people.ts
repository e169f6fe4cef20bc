import type { Context } from '../context.ts'
import { codeTable } from '../terminal/lists.ts'
import { approvalTable, control, noticeTable, userTable, type WorldOptions } from './control.ts'

export const listUsers = (
  search: string | undefined,
  { world, ...options }: WorldOptions,
  context: Context,
) =>
  control(
    options,
    context,
    (control) => control.listPeople({ pathParams: { world }, query: search === undefined ? {} : { search } }),
    userTable,
  )

export const openSession = (user: string, { world, ...options }: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.openSession({ pathParams: { world }, body: { user } }),
    ({ certificate }) => certificate,
  )

interface Change {
  readonly user: string
  readonly grant?: string[]
  readonly revoke?: string[]
}

/** Grants or revokes responsibilities, and prints what the user holds afterwards. */
export const changeGrants = (change: Change, options: WorldOptions, context: Context) =>
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

export const listNotices = ({ world, ...options }: WorldOptions, context: Context) =>
  control(options, context, (control) => control.listNotices({ pathParams: { world } }), noticeTable)

export const removeNotice = (id: number, { world, ...options }: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeNotice({ pathParams: { world, id } }),
    () => `Removed the notice ${id}.`,
  )

interface CodesOptions extends WorldOptions {
  readonly user?: string
}

export const listCodes = ({ world, user, ...options }: CodesOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listCodes({ pathParams: { world }, query: user === undefined ? {} : { user } }),
    codeTable,
  )

export const listApprovals = ({ world, ...options }: WorldOptions, context: Context) =>
  control(options, context, (control) => control.listApprovals({ pathParams: { world } }), approvalTable)
