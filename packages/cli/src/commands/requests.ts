import type { RequestFilter } from '@portal/protocol/control/requests'
import type { Context } from '../context.ts'
import { type BendingOptions, bend } from './bending.ts'
import { requestLine } from './control-tables.ts'

interface RequestsOptions extends BendingOptions {
  readonly world: string
}

export async function listRequests(
  options: RequestsOptions & RequestFilter,
  context: Context,
): Promise<void> {
  const { world, call, user, status, differs, since, until, limit } = options
  const query = { call, user, status, differs, since, until, limit }
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  await bend(
    options,
    context,
    (control) => control.listRequests({ pathParams: { world }, query: given }),
    (records) => records.map(requestLine).join('\n') || 'There is no such request.',
  )
}

export const clearRequests = (options: RequestsOptions, context: Context) =>
  bend(
    options,
    context,
    (control) => control.clearRequests({ pathParams: { world: options.world } }),
    () => `The journal of the world ${options.world} is empty.`,
  )
