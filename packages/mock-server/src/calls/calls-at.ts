import { type CallId, callIds, calls } from '@portal/protocol/registry'

export interface CallsOfPath {
  /** Methods; the router answers HEAD for every GET route. */
  readonly allowed: readonly string[]
  /** The first of them. */
  readonly id: CallId
}

function groupedByPath(): ReadonlyMap<string, CallsOfPath> {
  const paths = new Map<string, CallsOfPath>()
  for (const id of callIds) {
    const { path, method } = calls[id]
    const known = paths.get(path)
    const more = method === 'GET' ? ['GET', 'HEAD'] : [method]
    paths.set(path, { allowed: [...(known?.allowed ?? []), ...more], id: known?.id ?? id })
  }
  return paths
}

/** By path as the registry writes it. */
export const callsByPath = groupedByPath()

/** The calls at an address whose path has no parameters. */
export const callsAt = (path: string): CallsOfPath | undefined => callsByPath.get(path)
