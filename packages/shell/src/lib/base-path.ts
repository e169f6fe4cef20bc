/**
 * Where the portal is served: `/`, or with `npm run build -- --base /portal/`, which writes it into the page, a path of a
 * host that it shares with others. The portal's own addresses (`lib/routes.ts`, the router, tabs) begin behind it.
 */
export const basePath = (): string => document.documentElement.dataset.base ?? '/'

/** An address of the portal as the browser has it. */
export const browserAddress = (address: string): string => basePath() + address.slice(1)

/** What a path of the portal's host is inside the portal; undefined for one that is not below its base. */
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

/** What this window shows, as the router has it. */
export function currentAddress({ pathname, search, hash }: AddressParts = window.location): AddressParts {
  return { pathname: pathInside(pathname) ?? pathname, search, hash }
}
