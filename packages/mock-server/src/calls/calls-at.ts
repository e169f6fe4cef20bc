import type { CallPaths } from '@portal/protocol/client'
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

const placeholder = /\{(\w+)\}/g

/** What matches addresses of a path with placeholders like `{token}`, up to the query. */
const patternOf = (path: string): RegExp => {
  const parts = path.split(placeholder) // texts and names in turn
  const text = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const source = parts.map((part, index) => (index % 2 === 0 ? text(part) : `(?<${part}>[^/?]+)`))
  return new RegExp(`^${source.join('')}(?=\\?|$)`)
}

/** Where no route is. */
const absent = '/api/absent'

/**
 * The registry's address for an installation's own one (`callPaths` of its configuration); others are unchanged, as
 * tools of the backend itself use the registry's. One for a call that the installation lacks (null) has no route.
 */
export function registryAddress(paths: CallPaths): (address: string) => string {
  const installed = Object.entries(paths).map(([id, path]) => {
    const { path: documented } = calls[id as CallId] // the configuration's rules name the calls
    return path === null
      ? ([patternOf(documented), absent] as const)
      : ([patternOf(path), documented.replace(placeholder, '$<$1>')] as const)
  })
  return (address) => {
    const found = installed.find(([pattern]) => pattern.test(address))
    return found ? address.replace(...found) : address
  }
}
