import type { RequestFilter } from '@portal/protocol/control/requests'
import { followRequests } from '../backend/follow-requests.ts'
import type { Context } from '../context.ts'
import { interruption } from '../interruption.ts'
import { control, requestLine, type WorldOptions, worldControl } from './control.ts'

export async function listRequests(options: WorldOptions & RequestFilter, context: Context): Promise<void> {
  const pathParams = { world: options.world }
  await control(
    options,
    context,
    (control) => control.listRequests({ pathParams, query: filterOf(options) }),
    (records) => records.map(requestLine).join('\n') || 'There is no such request.',
  )
}

export const countRequests = (options: WorldOptions & RequestFilter, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.countRequests({ ...at, query: filterOf(options) }),
    String,
  )

/** Prints requests as they come, until interrupted; one object a line with `--json`. */
export async function printRequests(options: WorldOptions & RequestFilter, context: Context): Promise<void> {
  const following = { world: options.world, filter: filterOf(options), signal: interruption() }
  for await (const record of followRequests(options, context, following)) {
    context.terminal.result(options.json ? JSON.stringify(record) : requestLine(record))
  }
}

/** What was given of a filter. */
function filterOf({
  call,
  user,
  requestId,
  status,
  differs,
  since,
  until,
  limit,
}: RequestFilter): RequestFilter {
  const filter = { call, user, requestId, status, differs, since, until, limit }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

export const clearRequests = (options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.clearRequests(at),
    () => `The journal of the world ${options.world} is empty.`,
  )
