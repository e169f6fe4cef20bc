import { systemRule } from '@portal/protocol/systems'
import { subAppAddress } from '../frame/location/sub-app-address.ts'
import { cleanMenuPath } from '../menu/menu-path.ts'

/** Why the page that a sign-in link names is not gone to; `detail` is what the link said. */
export interface JumpProblem {
  readonly reason: 'noSystem' | 'unknownSystem' | 'badPath' | 'badParams'
  readonly detail: string
}

export type SubSystemJump = { readonly address: string } | { readonly problem: JumpProblem }

const problem = (reason: JumpProblem['reason'], detail = ''): SubSystemJump => ({
  problem: { reason, detail: detail.length > 60 ? `${detail.slice(0, 60)}…` : detail },
})

/**
 * The page of a sub-system that a sign-in link wants (specification §2, §6); undefined when it wants none. Assumed:
 * `redirectUrlCode` is the code of a system with sign-on jump, `redirectUrl` a path inside it, its start page when
 * absent, and `params` a JSON object of plain values or a query that is added to the path. `rtmSubsystem` is the
 * sub-system that the sign-on is meant for: it replaces a missing `redirectUrlCode`, and one without sign-on
 * jump wants no page.
 */
export function subSystemJump(query: URLSearchParams, childRoot: () => string): SubSystemJump | undefined {
  const value = (name: string) => query.get(name) ?? ''
  const [path, code, meantFor] = [value('redirectUrl'), value('redirectUrlCode'), value('rtmSubsystem')]
  const systemCode = code || meantFor
  const rule = systemRule(systemCode)
  if (!path && !code && !rule.ssoJump) return undefined
  if (!systemCode) return problem('noSystem')
  if (!rule.ssoJump) return problem('unknownSystem', systemCode)
  const clean = cleanMenuPath(path || '/')
  if (clean === undefined) return problem('badPath', path)
  const added = readParams(value('params'))
  if (!added) return problem('badParams', value('params'))
  const address = subAppAddress(childRoot(), rule.app, withQuery(clean, added))
  return address === undefined ? problem('badPath', path) : { address }
}

function withQuery(path: string, added: URLSearchParams): string {
  if (added.size === 0) return path
  const [pathname = '', search] = path.split('?', 2)
  const query = new URLSearchParams(search)
  for (const [name, value] of added) query.set(name, value)
  return `${pathname}?${query}`
}

/** A JSON object of plain values, or a query; undefined for any other JSON. */
function readParams(text: string): URLSearchParams | undefined {
  if (!/^\s*[[{"]/.test(text)) return new URLSearchParams(text)
  const values = parseRecord(text)
  if (!values) return undefined
  const entries = Object.entries(values).filter(([, value]) => value !== null)
  const plain = entries.every(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return plain ? new URLSearchParams(entries.map(([name, value]) => [name, String(value)])) : undefined
}

function parseRecord(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
