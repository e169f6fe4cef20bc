import type { Context } from '../context.ts'
import { codeTable } from '../terminal/lists.ts'
import { approvalTable, control, noticeTable, userTable, type WorldOptions, worldControl } from './control.ts'

export const listUsers = (search: string | undefined, options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.listPeople({ ...at, query: search === undefined ? {} : { search } }),
    userTable,
  )

export const openSession = (user: string, options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.openSession({ ...at, body: { user } }),
    ({ certificate }) => certificate,
  )

interface Change {
  readonly user: string
  readonly grant?: string[]
  readonly revoke?: string[]
}

/** Grants or revokes responsibilities, and prints what the user holds afterwards. */
export const changeGrants = (change: Change, options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.changeGrants({ ...at, body: change }),
    ({ user, granted, revoked, responsibilities }) => {
      const done = [
        ...(granted.length > 0 ? [`Granted ${granted.join(', ')} to ${user}.`] : []),
        ...(revoked.length > 0 ? [`Revoked ${revoked.join(', ')} from ${user}.`] : []),
      ]
      const sentence = done.length > 0 ? done.join(' ') : `Nothing to change for ${user}.`
      return `${sentence} Holds ${responsibilities.join(', ') || 'no responsibility'}.`
    },
  )

export const listNotices = (options: WorldOptions, context: Context) =>
  worldControl(options, context, (client, at) => client.listNotices(at), noticeTable)

export const removeNotice = (id: number, options: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeNotice({ pathParams: { world: options.world, id } }),
    () => `Removed the notice ${id}.`,
  )

interface CodesOptions extends WorldOptions {
  readonly user?: string
}

export const listCodes = ({ user, ...options }: CodesOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.listCodes({ ...at, query: user === undefined ? {} : { user } }),
    codeTable,
  )

export const listApprovals = (options: WorldOptions, context: Context) =>
  worldControl(options, context, (client, at) => client.listApprovals(at), approvalTable)
