import type { Context } from '../context.ts'
import { type ControlOptions, control } from './control.ts'
import { noticeTable } from './control-tables.ts'

interface NoticeOptions extends ControlOptions {
  readonly world: string
}

export const listNotices = ({ world, ...options }: NoticeOptions, context: Context) =>
  control(options, context, (control) => control.listNotices({ pathParams: { world } }), noticeTable)

export const removeNotice = (id: number, { world, ...options }: NoticeOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeNotice({ pathParams: { world, id } }),
    () => `Removed the notice ${id}.`,
  )
