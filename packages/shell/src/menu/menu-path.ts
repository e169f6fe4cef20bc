import { escapedPercents, sameOriginPath } from '@portal/protocol/rules/safe-addresses'

/**
 * A path as an address inside a system: dot segments resolved, with query, without fragment. Sub-apps and links may ask
 * for any page, so a path is untrusted: undefined when it leads elsewhere.
 */
export function cleanMenuPath(path: string): string | undefined {
  const url = sameOriginPath(escapedPercents(path))
  return url && url.pathname + url.search
}

/** The canonical spelling of a page's path, with query: no trailing slashes, except for the root. */
export function pagePath(path: string): string {
  const [pathname = ''] = path.split('?', 1)
  return (pathname.replace(/\/+$/, '') || '/') + path.slice(pathname.length)
}
