import { sameOriginPath } from '@portal/protocol/rules/same-origin-path'

/**
 * A menu's path as an address inside its system: dot segments resolved, query kept, fragment dropped. Menus come from
 * the server and sub-apps may ask for any page, so a path is untrusted: undefined when it leads elsewhere.
 */
export function cleanMenuPath(path: string): string | undefined {
  const url = sameOriginPath(path)
  return url && url.pathname + url.search
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
