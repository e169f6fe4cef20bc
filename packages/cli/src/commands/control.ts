import type { DataOf } from '@portal/protocol/client'
import type { ClockState } from '@portal/protocol/control/clock'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { CountedFault } from '@portal/protocol/control/faults'
import type { Difference, RequestRecord } from '@portal/protocol/control/requests'
import { type ControlChoice, withControl } from '../backend/control.ts'
import type { Context } from '../context.ts'
import { table } from '../terminal/terminal.ts'

export interface ControlOptions extends ControlChoice {
  readonly json?: true
}

/** The same for one world, or several chosen by a pattern. */
export interface WorldOptions extends ControlOptions {
  readonly world: string
}

/**
 * Makes one call of the control API and prints what came of it.
 * @param sentence the answer in words; `--json` prints the answer itself
 */
export async function control<Answer>(
  options: ControlOptions,
  context: Context,
  call: (control: ControlClient) => Promise<Answer>,
  sentence: (answer: Answer) => string,
): Promise<void> {
  const answer = await withControl(options, context, call)
  context.terminal.result(options.json ? JSON.stringify(answer) : sentence(answer))
}

/** The same for a call about one world, whose place it gets. */
export const worldControl = <Answer>(
  options: WorldOptions,
  context: Context,
  call: (control: ControlClient, at: { readonly pathParams: { world: string } }) => Promise<Answer>,
  sentence: (answer: Answer) => string,
): Promise<void> =>
  control(options, context, (client) => call(client, { pathParams: { world: options.world } }), sentence)

/** A list with its header, or a sentence for an empty one. */
const listing = (header: string[], rows: string[][], none: string) =>
  rows.length === 0 ? none : table([header, ...rows])

export const worldTable = (worlds: DataOf<typeof controlCalls.listWorlds>, none: string) =>
  listing(
    ['name', 'size', 'changed'],
    worlds.map(({ name, bytes, changedAt }) => [name, `${Math.ceil(bytes / 1024)} KiB`, changedAt]),
    none,
  )

export function userTable({ total, people }: DataOf<typeof controlCalls.listPeople>) {
  const rows = people.map(({ userName, fullName, kind, departments, responsibilities }) => [
    ...[userName, fullName, kind],
    departments.join(', ') || '–',
    responsibilities.join(', ') || '–',
  ])
  const more = total > people.length ? `\n… and ${total - people.length} more; name a part of a name.` : ''
  const header = ['user name', 'name', 'kind', 'departments', 'responsibilities']
  return `${listing(header, rows, 'There is no such user.')}${more}`
}

export const noticeTable = (notices: DataOf<typeof controlCalls.listNotices>) =>
  listing(
    ['id', 'type', 'title', 'from', 'until', 'read by'],
    notices.map(({ id, type, title, from, until, recipients, read }) => [
      ...[String(id), type, title, from, until],
      `${read} of ${recipients}`,
    ]),
    'There is no notice.',
  )

export const approvalTable = (approvals: DataOf<typeof controlCalls.listApprovals>) =>
  listing(
    ['number', 'of', 'title', 'applicant', 'waits for', 'since'],
    approvals.map(({ processNo, of, title, applicant, approver, since }) => [
      ...[processNo, of, title, applicant, approver],
      since ?? '–',
    ]),
    'No approval is waiting.',
  )

export const worldSheet = (info: DataOf<typeof controlCalls.worldInfo>) =>
  table(
    Object.entries(info).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  )

export function faultTable(faults: readonly CountedFault[]) {
  const rows = faults.map(({ id, target, kind, strikes, count, ...values }) => [
    String(id),
    kind,
    target,
    String(strikes),
    count === undefined ? 'no end' : count === 0 ? 'used up' : String(count),
    Object.entries(values)
      .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
      .join(' '),
  ])
  return listing(['id', 'kind', 'target', 'strikes', 'left', 'with'], rows, 'There is no fault.')
}

export const clockSentence = ({ now, frozen }: ClockState) => `${now}${frozen ? ', frozen' : ''}`

export const differenceSentence = ({ path, expected, found }: Difference) =>
  `differs at ${path || 'the whole'}: ${found}, expected ${expected}`

/** One request in a line. */
export const requestLine = (record: RequestRecord) =>
  [
    record.id,
    record.time,
    record.httpStatus ?? '–',
    [record.status, record.code].filter(Boolean).join(' ') || '–',
    `${record.durationMs} ms`,
    record.user ?? '–',
    record.call ?? `${record.method} ${record.path}`,
    JSON.stringify(record.request),
    ...(record.fault ? [`[${record.fault}]`] : []),
    ...(record.answeredBy === 'world' ? [] : [`[${record.answeredBy}]`]),
    ...record.differences.map(differenceSentence),
  ].join('  ')
