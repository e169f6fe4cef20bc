import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { approvalTable } from './control-tables.ts'

export const listApprovals = (
  { world, ...options }: ControlOptions & { readonly world: string },
  context: Context,
) => control(options, context, (control) => control.listApprovals({ pathParams: { world } }), approvalTable)
