import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'

/** A record as its file holds it. */
export type JournalRow = Omit<RequestRecord, 'time' | 'request'> & { time: number; request: string }

export const recordOf = ({ time, request, ...row }: JournalRow): RequestRecord => ({
  ...row,
  time: new Date(time).toISOString(),
  request: JSON.parse(request),
})

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
export function whereOf({ call, user, status, since, until, after }: RequestFilter) {
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    [isHttp ? 'httpStatus = ?' : 'status = ?', isHttp ? Number(status) : status],
    ['time >= ?', since === undefined ? undefined : Date.parse(since)],
    ['time <= ?', until === undefined ? undefined : Date.parse(until)],
    ['id > ?', after],
  ]
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  return {
    sql: ['1', ...given.map(({ sql }) => sql)].join(' AND '),
    parameters: given.map(({ value }) => value),
  }
}
