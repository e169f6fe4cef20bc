import type { DataOf } from '@portal/protocol/client'
import type { ClockState } from '@portal/protocol/control/clock'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import type { ActiveFault } from '@portal/protocol/control/faults'
import type { Difference, RequestRecord } from '@portal/protocol/control/requests'
import { table } from '../terminal/terminal.ts'

/** A list with its header, or a sentence for an empty one. */
const listing = (header: string[], rows: string[][], none: string) =>
  rows.length === 0 ? none : table([header, ...rows])

export const worldTable = (worlds: DataOf<typeof controlCalls.listWorlds>, none: string) =>
  listing(
    ['name', 'size', 'changed'],
    worlds.map(({ name, bytes, changedAt }) => [name, `${Math.ceil(bytes / 1024)} KiB`, changedAt]),
    none,
  )

export const worldSheet = (info: DataOf<typeof controlCalls.worldInfo>) =>
  table(
    Object.entries(info).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  )

export function faultTable(faults: readonly ActiveFault[]) {
  const rows = faults.map(({ id, target, kind, ...values }) => [
    String(id),
    kind,
    target,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  ])
  return listing(['id', 'kind', 'target', 'with'], rows, 'There is no fault.')
}

export const clockSentence = ({ now, frozen }: ClockState) => `${now}${frozen ? ', frozen' : ''}`

const differenceSentence = ({ path, expected, found }: Difference) =>
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
