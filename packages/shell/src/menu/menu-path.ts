/** Any base will do: what counts is whether a browser would leave it. */
const base = 'http://portal.invalid'

/** Browsers drop white space inside addresses and read a backslash as a slash: neither belongs in a menu's path. */
const suspicious = /[\s\\]/

/**
 * A menu's path as an address inside its system: dot segments resolved, query kept, fragment dropped. Menus come from
 * the server and sub-apps may ask for any page, so a path is untrusted: undefined for whatever a browser could read
 * as another origin or scheme.
 */
export function cleanMenuPath(path: string): string | undefined {
  if (!/^\/(?!\/)/.test(path) || suspicious.test(path)) return undefined
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search
}

/** One spelling of a page's path, query kept: without slashes at its end, unless it is the root. */
export function pagePath(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return (pathname.replace(/\/+$/, '') || '/') + path.slice(pathname.length)
}

/** A page outside the portal that a menu may open: http and https only, undefined for anything else. */
export function cleanExternalUrl(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
