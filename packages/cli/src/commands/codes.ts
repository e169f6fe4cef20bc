import type { Context } from '../context.ts'
import { codeTable } from '../terminal/code-lines.ts'
import { type ControlOptions, control } from './control.ts'

interface CodesOptions extends ControlOptions {
  readonly world: string
  readonly user?: string
}

export const listCodes = ({ world, user, ...options }: CodesOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listCodes({ pathParams: { world }, query: user === undefined ? {} : { user } }),
    codeTable,
  )
