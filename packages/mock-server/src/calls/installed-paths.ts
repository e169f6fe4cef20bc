import type { CallPaths } from '@portal/protocol/client'
import { type CallId, calls } from '@portal/protocol/registry'

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
