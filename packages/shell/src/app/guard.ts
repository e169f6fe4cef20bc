import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { hostRouteTarget } from '../frame/location/sub-app-address.ts'
import { decodedOnce, shownAddress } from '../lib/arrival/shown-address.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { loginAddress, paths, publicPaths } from '../lib/routes.ts'

export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface GuardedSession {
  readonly certificate?: string | undefined
  readonly lastSignOut?: { readonly returnTo?: string | undefined } | undefined
}

/** A path as the router matches it: decoded, with or without a trailing slash. */
const routed = (pathname: string): string => decodedOnce(pathname).replace(/(?<=.)\/+$/, '')

export const isPublic = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  publicPaths.includes(routed(pathname))

export const isLogin = ({ pathname }: Pick<Address, 'pathname'>) => routed(pathname) === paths.login

/** Values of a sign-in link that name a page to go on to (specification §2). */
const linkValues = ['redirectUrl', 'redirectUrlCode', 'rtmSubsystem']

/** Whether this sign-in page names a page to continue to; `SignInLink` then decides instead of the guard. */
export const isSignInLink = (address: Pick<Address, 'pathname' | 'search'>): boolean =>
  isLogin(address) && linkValues.some((name) => new URLSearchParams(address.search).has(name))

/** Screens that are shown even to people with a certificate, and without the frame (specification §2). */
export const isOutsideFrame = (address: Address): boolean => isPublic(address) && !isLogin(address)

/**
 * Where to redirect from this address; undefined when it may stay (specification §4). Done before the frame renders,
 * because a navigation would close an open menu. Internal links never carry a sign-on.
 */
export function redirectFor(address: Address, session: GuardedSession): string | undefined {
  const shown = shownAddress(address)
  if (session.certificate && isLogin(address))
    return safeRedirect(new URL(shown, window.location.origin).searchParams.get('redirect'))
  if (session.certificate && routed(address.pathname) === paths.root) return paths.dashboard
  if (!session.certificate && !isPublic(address)) return loginAddress(session.lastSignOut?.returnTo ?? shown)
  const target = hostRouteTarget(getConfig().childRoot, shown) ?? shown
  return target === address.pathname + address.search + address.hash ? undefined : target
}
