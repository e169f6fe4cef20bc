import type { Context } from '../context.ts'
import { codeTable } from '../terminal/code-lines.ts'
import { type BendingOptions, bend } from './bending.ts'

interface CodesOptions extends BendingOptions {
  readonly world: string
  readonly user?: string
}

export const listCodes = ({ world, user, ...options }: CodesOptions, context: Context) =>
  bend(
    options,
    context,
    (control) => control.listCodes({ pathParams: { world }, query: user === undefined ? {} : { user } }),
    codeTable,
  )
