import type { HistoricTask, ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { type ApprovalCaution, approvalCautions, highAmount } from '@portal/protocol/rules/approval-cautions'
import type { Id } from '@portal/protocol/rules/ids'

/** A task of the inbox; one that was dealt with has an outcome. */
export type InboxTask = Task & Partial<Pick<HistoricTask, 'outcome' | 'comment' | 'endedAt'>>

/** Tasks are told apart by their id as text. */
export const keyOf = ({ taskId }: { readonly taskId: Id }): string => String(taskId)

/** Yuan; undefined where the backend sends no amount, or none that can be read. */
export const amountOf = ({ amount }: Pick<InboxTask, 'amount'>): number | undefined =>
  typeof amount === 'number' && !Number.isNaN(amount) ? amount : undefined

/** The time that a task is listed by, in ms: since when it waits, or when it was dealt with. NaN when unknown. */
export const timeOf = ({ startedAt, endedAt }: Pick<InboxTask, 'startedAt' | 'endedAt'>): number =>
  Date.parse(endedAt ?? startedAt)

/** Distributors of these tasks whose accounts are frozen, each once, as far as the list says so. */
export const frozenAmong = (tasks: readonly InboxTask[]): readonly string[] => [
  ...new Set(
    tasks.flatMap(({ distributorFrozen, distributorName }) =>
      distributorFrozen === 'Y' && distributorName ? distributorName : [],
    ),
  ),
]

/** What speaks against approving with one key; `unknown`: the details could not be loaded. */
export type Caution = ApprovalCaution | 'unknown'

/** Reasons to ask before a task is approved; `details` is undefined when they could not be loaded. */
export function cautionsOf(task: InboxTask, details: ProcessInformation | undefined): Caution[] {
  const amount = Math.max(amountOf(task) ?? 0, (details && amountOf(details)) ?? 0)
  const listed = { subject: task.subject, state: 'running', account: null } as const
  const known = approvalCautions({ ...(details ?? listed), amount })
  return [
    ...(task.distributorFrozen === 'Y' && !known.includes('frozen') ? (['frozen'] as const) : []),
    ...known,
    ...(details ? [] : (['unknown'] as const)),
  ]
}

/** What several tasks are worth together. */
export function worthOf(tasks: readonly InboxTask[]) {
  const amounts = tasks.flatMap((task) => amountOf(task) ?? [])
  return {
    sum: amounts.reduce((sum, amount) => sum + amount, 0),
    /** Tasks without a known amount. */
    unknown: tasks.length - amounts.length,
    high: amounts.filter((amount) => amount > highAmount).length,
  }
}

/** The row that is current after some have left the list: the next one below, else the last one above. */
export function currentAfter(
  rows: readonly InboxTask[],
  current: string,
  gone: ReadonlySet<string>,
): string | undefined {
  const place = rows.findIndex((row) => keyOf(row) === current)
  const stays = (row: InboxTask) => !gone.has(keyOf(row))
  const next = rows.slice(Math.max(place, 0)).find(stays) ?? rows.slice(0, Math.max(place, 0)).findLast(stays)
  return next && keyOf(next)
}

/** The row that many places further down; the first one when none is current. */
export function currentMoved(rows: readonly InboxTask[], current: string | undefined, by: 1 | -1) {
  const place = rows.findIndex((row) => keyOf(row) === current)
  const next = rows[place < 0 ? 0 : Math.min(Math.max(place + by, 0), rows.length - 1)]
  return next && keyOf(next)
}
