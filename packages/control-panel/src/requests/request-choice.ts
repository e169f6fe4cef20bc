import type { RequestFilter, RequestRecord } from '@portal/protocol/control/requests'

export const kinds = ['all', 'failed', 'struck', 'differing'] as const

export interface RequestChoice {
  readonly search: string
  readonly only: (typeof kinds)[number]
}

const filters = {
  all: {},
  failed: { failed: true },
  struck: { struck: true },
  differing: { differs: true },
} as const satisfies Readonly<Record<RequestChoice['only'], RequestFilter>>

/** The journal filter for a choice; it only knows ids of calls, while the search also finds names. */
export function filterOf(
  { search, only }: RequestChoice,
  calls: readonly string[],
  callName: (id: string) => string | undefined,
): RequestFilter {
  const wanted = search.trim()
  if (wanted === '') return filters[only]
  const named = calls.filter((id) => callName(id)?.toLowerCase().includes(wanted.toLowerCase()))
  return { ...filters[only], search: wanted, ...(named.length === 0 ? {} : { orCalls: named.join(',') }) }
}

/** Whether the answer was no success. */
export const hasFailed = ({ httpStatus, status }: RequestRecord): boolean =>
  httpStatus === null || httpStatus >= 400 || status === 'E'
