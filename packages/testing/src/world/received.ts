import { isDeepStrictEqual } from 'node:util'
import type { CallId } from '@portal/protocol'
import { callProblem } from '@portal/protocol/control/fault-target'
import type { RequestRecord } from '@portal/protocol/control/requests'
import { expectedOf } from '@portal/protocol/rules/nearest'

/** What a test expects of the requests for a call. */
export interface Expected {
  /** How many; at least one by default. */
  readonly times?: number
  /** Who sent them. */
  readonly user?: string
  /** Fields that query or body have, among others. Passwords, codes and certificates are masked in the journal. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  /** The status of the answer's envelope, such as `E`. */
  readonly status?: string
}

const fields: Readonly<Record<keyof Expected, true>> = {
  times: true,
  user: true,
  body: true,
  query: true,
  status: true,
}

/**
 * With a typo, an expectation would wait forever or match any request.
 * @throws {Error} naming an unknown call or field and the most similar one
 */
export function requireExpectable(call: string, expected: object): void {
  const problem = callProblem(call)
  if (problem !== undefined) throw new Error(problem)
  for (const name of Object.keys(expected))
    if (!Object.hasOwn(fields, name))
      throw new Error(`Nothing can be expected of ${name}; ${expectedOf(name, Object.keys(fields))}`)
}

export const matchesExpected =
  (call: CallId, { user, status, body, query }: Expected) =>
  (record: RequestRecord): boolean =>
    record.call === call &&
    (user === undefined || record.user === user) &&
    (status === undefined || record.status === status) &&
    contains(partOf(record.request, 'body'), body) &&
    contains(partOf(record.request, 'query'), query)

/** Whether so many are what was expected; more of them never become fewer. */
export const areEnough = (count: number, { times }: Expected): boolean =>
  times === undefined ? count > 0 : count === times

/** What was expected beside what came, for the person who reads a failed test. */
export function receivedProblem(call: CallId, expected: Expected, records: readonly RequestRecord[]): string {
  const { times, ...conditions } = expected
  const wanted = times === undefined ? 'at least one request' : `${times} request${times === 1 ? '' : 's'}`
  const lines = records.map(
    ({ method, path, call: id, user, status, httpStatus, request }) =>
      `  ${id ?? `${method} ${path}`} by ${user ?? 'no signed-in user'}: ${status ?? httpStatus} ${JSON.stringify(request)}`,
  )
  const same = records.filter(({ call: id }) => id === call).length
  return [
    `Expected ${wanted} for ${call} ${JSON.stringify(conditions)}; ${same} for that call came, of ${records.length} in all:`,
    ...lines.slice(-shown),
  ].join('\n')
}

const shown = 20

const partOf = (request: unknown, name: string): unknown =>
  typeof request === 'object' && request !== null ? Reflect.get(request, name) : undefined

/** Whether a value has all fields of another, at any depth; lists are the same or not. */
function contains(found: unknown, wanted: unknown): boolean {
  if (wanted === undefined) return true
  if (!isRecord(wanted) || !isRecord(found)) return isDeepStrictEqual(found, wanted)
  return Object.entries(wanted).every(([name, value]) => contains(found[name], value))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
