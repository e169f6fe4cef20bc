import type { RequestFilter } from '@portal/protocol/control/requests'
import { checkedTime } from '@portal/protocol/rules/times'

/** The condition of a filter in SQL, with its parameters. A status of digits is an HTTP status. */
export function whereOf(filter: RequestFilter) {
  const { call, user, requestId, status, differs, failed, struck, since, until, after } = filter
  const isHttp = status !== undefined && /^\d+$/.test(status)
  const conditions: [sql: string, value: string | number | undefined][] = [
    ['call = ?', call],
    ['user = ?', user],
    ['requestId = ?', requestId],
    [isHttp ? 'httpStatus = ?' : 'status = ?', isHttp ? Number(status) : status],
    ["(differences <> '[]') = ?", differs === undefined ? undefined : Number(differs)],
    [
      "(httpStatus IS NULL OR httpStatus >= 400 OR status IS 'E') = ?",
      failed === undefined ? undefined : Number(failed),
    ],
    ['(fault IS NOT NULL) = ?', struck === undefined ? undefined : Number(struck)],
    ['time >= ?', since === undefined ? undefined : checkedTime(since)],
    ['time <= ?', until === undefined ? undefined : checkedTime(until)],
    ['id > ?', after],
  ]
  const given = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]))
  const found = searchOf(filter)
  return {
    sql: ['1', ...given.map(({ sql }) => sql), found.sql].join(' AND '),
    parameters: [...given.map(({ value }) => value), ...found.parameters],
  }
}

const searched = ['call', 'path', 'user', 'code', 'fault', 'requestId'] as const

/** Text in a column, in either case, or one of the calls that are called so. */
function searchOf({ search = '', orCalls = '' }: RequestFilter) {
  const wanted = search.trim()
  if (wanted === '') return { sql: '1', parameters: [] }
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const calls = orCalls.split(',')
  const columns = searched.map((column) => `${column} LIKE ? ESCAPE '\\'`)
  return {
    sql: `(${[...columns, `call IN (${calls.map(() => '?').join(', ')})`].join(' OR ')})`,
    parameters: [...searched.map(() => pattern), ...calls],
  }
}
