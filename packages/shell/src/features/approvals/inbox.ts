import type { HistoricTask, ProcessInformation, Task } from '@portal/protocol/calls/approval'
import { type ApprovalCaution, approvalCautions, highAmount } from '@portal/protocol/rules/approvals'
import type { Id } from '@portal/protocol/rules/ids'

/** A task of the inbox; a handled one has an outcome. */
export type InboxTask = Task & Partial<Pick<HistoricTask, 'outcome' | 'comment' | 'endedAt'>>

/** Tasks are identified by their id as text. */
export const keyOf = ({ taskId }: { readonly taskId: Id }): string => String(taskId)

/** Yuan; undefined where the backend sends no readable amount. */
export const amountOf = ({ amount }: Pick<InboxTask, 'amount'>): number | undefined =>
  typeof amount === 'number' && !Number.isNaN(amount) ? amount : undefined

/** The time that a task is sorted by, in ms: when it began to wait, or when it was handled. NaN when unknown. */
export const timeOf = ({ startedAt, endedAt }: Pick<InboxTask, 'startedAt' | 'endedAt'>): number =>
  Date.parse(endedAt ?? startedAt)

/** Reasons against approving with a single key; `unknown`: the details could not be loaded. */
export type ApprovalWarning = ApprovalCaution | 'unknown'

/** Reasons to ask for confirmation before a task is approved; `details` is undefined when they could not be loaded. */
export function cautionsOf(task: InboxTask, details: ProcessInformation | undefined): ApprovalWarning[] {
  const amount = Math.max(amountOf(task) ?? 0, (details && amountOf(details)) ?? 0)
  const listed = { subject: task.subject, state: 'running', account: null } as const
  const known = approvalCautions({ ...(details ?? listed), amount })
  return [
    ...(task.distributorFrozen === 'Y' && !known.includes('frozen') ? (['frozen'] as const) : []),
    ...known,
    ...(details ? [] : (['unknown'] as const)),
  ]
}

/**
 * What each reason applies to among several tasks: distributors with frozen accounts, otherwise application numbers,
 * without duplicates.
 * @param details those of the tasks, in the same order
 */
export function warningsFor(
  tasks: readonly InboxTask[],
  details: readonly (ProcessInformation | undefined)[],
): ReadonlyMap<ApprovalWarning, readonly string[]> {
  const found = new Map<ApprovalWarning, Set<string>>()
  for (const [place, task] of tasks.entries()) {
    const number = task.businessKey || task.title
    const distributor = task.distributorName || details[place]?.distributorName || number
    for (const caution of cautionsOf(task, details[place]))
      found.set(caution, (found.get(caution) ?? new Set()).add(caution === 'frozen' ? distributor : number))
  }
  return new Map([...found].map(([caution, names]) => [caution, [...names]]))
}

/** The value of a task: its amount, or else the sum of the lines in its details. */
export function worthOfOne(
  task: Pick<InboxTask, 'amount'>,
  details: Pick<ProcessInformation, 'amount' | 'lines'> | undefined,
): number | undefined {
  const amount = amountOf(task) ?? (details && amountOf(details))
  if (amount !== undefined || !details || details.lines.length === 0) return amount
  return amountOf({ amount: details.lines.reduce((sum, line) => sum + line.amount, 0) })
}

/**
 * The total value of several tasks.
 * @param details those of the loaded tasks, in the same order
 */
export function totalAmount(
  tasks: readonly InboxTask[],
  details: readonly (ProcessInformation | undefined)[] = [],
) {
  const amounts = tasks.flatMap((task, place) => worthOfOne(task, details[place]) ?? [])
  return {
    sum: amounts.reduce((sum, amount) => sum + amount, 0),
    /** Tasks without a known amount. */
    unknown: tasks.length - amounts.length,
    high: amounts.filter((amount) => amount > highAmount).length,
  }
}

/** The current row after some have left the list: the next one below, else the last one above. */
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

/** The row at a distance from the current one; the first one when none is current. */
export function currentMoved(rows: readonly InboxTask[], current: string | undefined, by: 1 | -1) {
  const place = rows.findIndex((row) => keyOf(row) === current)
  const next = rows[place < 0 ? 0 : Math.min(Math.max(place + by, 0), rows.length - 1)]
  return next && keyOf(next)
}
