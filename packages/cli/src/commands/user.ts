import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { userTable } from './control-tables.ts'

interface UserOptions extends ControlOptions {
  readonly world: string
}

export const listUsers = (search: string | undefined, { world, ...options }: UserOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listPeople({ pathParams: { world }, query: search === undefined ? {} : { search } }),
    userTable,
  )

export const openSession = (user: string, { world, ...options }: UserOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.openSession({ pathParams: { world }, body: { user } }),
    ({ certificate }) => certificate,
  )
