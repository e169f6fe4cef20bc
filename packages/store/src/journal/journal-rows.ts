import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'
import { checkedTime } from '@portal/protocol/control/time'

/** A record as its file holds it. */
export type JournalRow = Omit<RequestRecord, 'time' | 'request' | 'differences'> & {
  time: number
  request: string
  differences: string
}

export const recordOf = ({ time, request, differences, ...row }: JournalRow): RequestRecord => ({
  ...row,
  time: new Date(time).toISOString(),
  request: JSON.parse(request),
  differences: JSON.parse(differences),
})

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
export function whereOf({ call, user, status, differs, since, until, after }: RequestFilter) {
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    [isHttp ? 'httpStatus = ?' : 'status = ?', isHttp ? Number(status) : status],
    ["(differences <> '[]') = ?", differs === undefined ? undefined : Number(differs)],
    ['time >= ?', since === undefined ? undefined : checkedTime(since)],
    ['time <= ?', until === undefined ? undefined : checkedTime(until)],
    ['id > ?', after],
  ]
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  return {
    sql: ['1', ...given.map(({ sql }) => sql)].join(' AND '),
    parameters: given.map(({ value }) => value),
  }
}
