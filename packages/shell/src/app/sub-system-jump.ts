import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { subAppAddress } from '../frame/location/sub-app-address.ts'
import { addressInside } from '../lib/base-path.ts'
import { embeddedSystem, systemCodeOfApp } from '../lib/config/runtime-config.ts'
import { cleanMenuPath } from '../menu/menu-path.ts'
import { menuTarget } from '../menu/menu-target.ts'

/** Why the page that a sign-in link names is not opened; `detail` is the value in the link. */
export interface JumpProblem {
  readonly reason: 'noSystem' | 'unknownSystem' | 'badPath' | 'badParams'
  readonly detail: string
}

/** A page of an allowed host, or a path inside DBS, which needs a sign-on. */
export type OutsideJump = { readonly url: string } | { readonly dbsPath: string }

/** `address`: a page of the portal. */
export type SubSystemJump = { readonly address: string } | OutsideJump | { readonly problem: JumpProblem }

/** What this installation allows. */
export interface JumpPlace {
  readonly childRoot: string
  /** Origin of the portal. */
  readonly origin: string
  /** Its base path. */
  readonly base: string
  /** Hosts, with any non-default port, that a link may lead to. */
  readonly allowedHosts: readonly string[]
}

const problem = (reason: JumpProblem['reason'], detail = ''): SubSystemJump => ({
  problem: { reason, detail: detail.length > 60 ? `${detail.slice(0, 60)}…` : detail },
})

/** The system that opens in the same window through a sign-on of its own (specification §7). */
const dbs = 'DBS'

/**
 * The page that a sign-in link names (specification §2, §6, §7); undefined for none. Assumed: `redirectUrlCode` is a
 * system, a sub-app or DBS, `redirectUrl` a path in it or a URL, `params` JSON or a query; `rtmSubsystem` replaces a
 * missing `redirectUrlCode`.
 */
export function subSystemJump(query: URLSearchParams, place: JumpPlace): SubSystemJump | undefined {
  const value = (name: string) => query.get(name) ?? ''
  const [target, code, meantFor] = [value('redirectUrl'), value('redirectUrlCode'), value('rtmSubsystem')]
  const systemCode = code || meantFor
  if (!target && !code && !embeddedSystem(meantFor)?.ssoJump) return undefined
  const added = readParams(value('params'))
  const badParams = problem('badParams', value('params'))
  const url = wholeUrl(target)
  if (url && code !== dbs) return added ? jumpToUrl(withQuery(url, added), place) : badParams
  if (!systemCode) return problem('noSystem')
  const system = embeddedSystem(systemCode)
  if (!system && code !== dbs) return problem('unknownSystem', systemCode)
  if (url && !isOnAllowedHost(url, place)) return problem('badPath', target)
  const path = url ? url.pathname + url.search : cleanMenuPath(rooted(target))
  if (path === undefined) return problem('badPath', target)
  if (!added) return badParams
  const page = withQuery(new URL(path, base), added)
  const wanted = page.pathname + page.search
  if (!system) return { dbsPath: wanted }
  const opened = menuTarget(systemCodeOfApp(system.app), { path: wanted, htmlUrl: null })
  if (opened.kind === 'portal') return { address: opened.path }
  const address =
    opened.kind === 'sub-app' ? subAppAddress(place.childRoot, opened.app, opened.path) : undefined
  return address === undefined ? problem('badPath', target) : { address }
}

/** A path may lack its slash, as in menus; what could be a scheme or a host stays as it is. */
const rooted = (path: string): string => path.replace(/^(\.\/)?(?=[\p{L}\p{N}_-]*([/?]|$))(?!\/)/u, '/')

/** Any origin will do: only the path after it is used. */
const base = 'http://portal.invalid'

/** No syntax that browsers parse differently, and no user name, which could pass for a host. */
function wholeUrl(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.username || url.password ? undefined : url
}

/** Never from https to http. */
const isOnAllowedHost = ({ host, protocol }: URL, { origin, allowedHosts }: JumpPlace): boolean =>
  allowedHosts.includes(host) && (protocol === 'https:' || origin.startsWith('http:'))

function jumpToUrl(url: URL, place: JumpPlace): SubSystemJump {
  const inside = addressInside(url, place)
  if (inside === undefined)
    return isOnAllowedHost(url, place) ? { url: url.href } : problem('badPath', url.href)
  const address = safeRedirect(inside, '')
  return address === '' ? problem('badPath', url.href) : { address }
}

function withQuery(url: URL, added: URLSearchParams): URL {
  for (const [name, value] of added) url.searchParams.set(name, value)
  return url
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
