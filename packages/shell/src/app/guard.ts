import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { decodedOnce, shownAddress } from '../lib/arrival/shown-address.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/paths.ts'
import { routes } from '../lib/routes.ts'
import { subSystemJump } from './sub-system-jump.ts'

export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface GuardedSession {
  readonly certificate?: string | undefined
  readonly lastSignOut?: { readonly returnTo?: string | undefined } | undefined
}

/** Screens that need no certificate (specification §2). */
const publicPaths: readonly string[] = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path)

/** A path as the router takes it: decoded, with or without a slash at its end. */
const routed = (pathname: string): string => decodedOnce(pathname).replace(/(?<=.)\/+$/, '')

export const isPublic = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  publicPaths.includes(routed(pathname))

export const isLogin = ({ pathname }: Pick<Address, 'pathname'>) => routed(pathname) === paths.login

/** The page of a sub-system that the sign-in page leads to, or why it does not; undefined without any. */
export const wantedJump = (search: string) =>
  subSystemJump(new URLSearchParams(search), () => getConfig().childRoot)

/** Where the sign-in page leads: to a page of a sub-system, else to the address that was wanted, else to the root. */
function wantedAddress(search: string): string {
  const jump = wantedJump(search)
  return jump && 'address' in jump ? jump.address : safeRedirect(new URLSearchParams(search).get('redirect'))
}

/** Screens that are shown even to people with a certificate, and without the frame (specification §2). */
export const isOutsideFrame = (address: Address): boolean => isPublic(address) && !isLogin(address)

/** The sign-in page that leads back to `wanted`. */
export const loginAddress = (wanted: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(wanted)}`

/**
 * Where the browser has to go instead of this address; undefined when it may stay (specification §4). Without a
 * certificate everything but the public screens leads to the sign-in page; with one the sign-in page leads to the
 * requested page, else to the root, and the root to the home page: before the frame renders, since a navigation closes the
 * menu that is open in it. Links inside the portal never carry a sign-on.
 */
export function redirectFor(address: Address, session: GuardedSession): string | undefined {
  const shown = shownAddress(address)
  if (session.certificate && isLogin(address))
    return wantedAddress(new URL(shown, window.location.origin).search)
  if (session.certificate && routed(address.pathname) === paths.root) return paths.dashboard
  if (!session.certificate && !isPublic(address)) return loginAddress(session.lastSignOut?.returnTo ?? shown)
  return shown === address.pathname + address.search + address.hash ? undefined : shown
}
