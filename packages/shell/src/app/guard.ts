import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { paths } from '../paths.ts'
import { routes } from './routes.ts'

export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface GuardedSession {
  readonly certificate?: string | undefined
  readonly farewell?: { readonly returnTo?: string } | undefined
}

/** Screens that need no certificate (specification §2). */
const publicPaths: readonly string[] = Object.values(routes)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => path)

export const isPublic = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  publicPaths.includes(pathname.replace(/(?<=.)\/+$/, ''))

const isLogin = ({ pathname }: Address) => pathname.replace(/\/+$/, '') === paths.login

/** The sign-in page that leads back to `wanted`. */
export const loginAddress = (wanted: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(wanted)}`

/**
 * Where the browser has to go instead of this address; undefined when it may stay (specification §4). Without a
 * certificate everything but the public screens leads to the sign-in page; with one the sign-in page leads to the
 * page that was wanted, else to the root.
 */
export function redirectFor(address: Address, session: GuardedSession): string | undefined {
  if (session.certificate) {
    return isLogin(address) ? safeRedirect(new URLSearchParams(address.search).get('redirect')) : undefined
  }
  if (isPublic(address)) return undefined
  return loginAddress(session.farewell?.returnTo ?? address.pathname + address.search + address.hash)
}
