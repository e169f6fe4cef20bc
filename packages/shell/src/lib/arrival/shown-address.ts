import { decode, sameOriginPath } from '@portal/protocol/rules/safe-addresses'
import { paths } from '../routes.ts'

/** Another system's parameters about a person in a link (specification §2). */
const linkValues = [
  'loginType',
  'ssoSystem',
  'code',
  'state',
  'account',
  'userType',
  'distributorCode',
] as const

/** Values of the portal's own addresses that sign on, in lower case. */
const secretNames: ReadonlySet<string> = new Set([...linkValues, 'token'].map((name) => name.toLowerCase()))
const isSecret = (name: string): boolean => secretNames.has(name.toLowerCase())
const holdsSecret = /(?:^|[#?&])(?:code|state|token)=/i

type AddressParts = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * Path, query and fragment that may appear in address bar and history: without sign-on parameters, also below
 * `redirect`, however the path is spelled. Unaffected parts keep their spelling; pages of sub-apps keep everything.
 */
export function shownAddress({ pathname, search, hash }: AddressParts): string {
  const page = plainPath(pathname)
  if (page === paths.authRedirect) return paths.authRedirect
  // Two slashes at the start would name another host.
  const path = pathname.replace(/^\/+/, '/')
  if (page.indexOf('/', 1) > 0) return path + search + hash
  // An encoded query: it names no page, but may contain one.
  if (/[?#]/.test(page)) return paths.notFound
  return path + shownQuery(search) + (holdsSecret.test(decodedOnce(hash)) ? '' : hash)
}

function shownQuery(search: string): string {
  const given = [...new URLSearchParams(search)]
  const shown = given
    .filter(([name]) => !isSecret(name))
    .map(([name, value]): [string, string] => [name, name === 'redirect' ? shownTarget(value) : value])
  const isSame = shown.length === given.length && shown.every(([, value], at) => value === given[at]?.[1])
  if (isSame) return search
  return shown.length > 0 ? `?${new URLSearchParams(shown)}` : ''
}

/** Where a `redirect` value leads; the root for anything but a path of the portal, which is never followed. */
function shownTarget(target: string): string {
  const url = sameOriginPath(target)
  if (!url) return paths.root
  const shown = shownAddress(url)
  return shown === url.pathname + url.search + url.hash ? target : shown
}

/** A path however it is spelled: encoded more than once, in capitals, with more slashes, below the refresh helper. */
function plainPath(pathname: string): string {
  const decoded = decodedOnce(decodedOnce(decodedOnce(pathname)))
  return decoded
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/^\/redirect(?=\/)/, '')
    .replace(/(?<=.)\/$/, '')
}

/** As a router decodes it; a malformed encoding stays as it is. */
export const decodedOnce = (text: string): string => decode(text) ?? text
