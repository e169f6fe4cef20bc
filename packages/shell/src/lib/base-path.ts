/**
 * Where the portal is served: `/`, or a path of a shared host, written into the page by `npm run build -- --base
 * /portal/`. The portal's own addresses (`lib/routes.ts`, the router, tabs) are relative to it.
 */
export const basePath = (): string => document.documentElement.dataset.base ?? '/'

/** An address of the portal as the browser shows it. */
export const browserAddress = (address: string): string => basePath() + address.slice(1)

/** A path of the host as a path inside the portal; undefined for one outside its base. */
export function pathInside(pathname: string, base = basePath()): string | undefined {
  if (`${pathname}/` === base) return '/'
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined
}

/** The portal's address that a URL names; undefined where it leads out of the portal, to another page of its host too. */
export function addressInside(
  { origin, pathname, search, hash }: URL,
  portal = { origin: window.location.origin, base: basePath() },
): string | undefined {
  const path = origin === portal.origin ? pathInside(pathname, portal.base) : undefined
  return path === undefined ? undefined : path + search + hash
}

type AddressParts = Pick<Location, 'pathname' | 'search' | 'hash'>

/** The address of this window, as the router uses it. */
export function currentAddress({ pathname, search, hash }: AddressParts = window.location): AddressParts {
  return { pathname: pathInside(pathname) ?? pathname, search, hash }
}
