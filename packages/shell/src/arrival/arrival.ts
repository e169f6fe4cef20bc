import { paths } from '../paths.ts'

/** What another system says about a person whom it sends to the sign-in page (specification §2, §7). */
export interface SignOnLink {
  readonly kind: 'link'
  readonly loginType: string
  readonly ssoSystem: string
  readonly code: string
  readonly state: string
  readonly account: string
  readonly userType: string
  readonly distributorCode: string
}

/** What an external sign-on brings back to `/auth-redirect`; the names of its values are OAuth's (assumed). */
export interface SignOnReturn {
  readonly kind: 'return'
  readonly code: string
  readonly state: string
  /** Why the other side refused; empty when it did not. */
  readonly error: string
  /** Came from the window that this one opened for the sign-on. */
  readonly handedOver?: boolean
}

/** The token of a jump to the dashboard: the certificate of another sign-on (assumed). */
export interface SignOnToken {
  readonly kind: 'token'
  readonly token: string
}

/** Somebody comes with an address that signs on. What it holds is secret. */
export type Arrival = SignOnLink | SignOnReturn | SignOnToken

const linkValues = [
  'loginType',
  'ssoSystem',
  'code',
  'state',
  'account',
  'userType',
  'distributorCode',
] as const
const token = 'token'

interface ReadArrival {
  readonly arrival: Arrival | undefined
  readonly shown: string
}

/**
 * The address as it came, told apart: what signs on, and what may be shown of it and stay in the history. Letter case
 * counts, as for every address: another spelling signs nobody on, but its secrets are secrets all the same.
 */
export function readArrival(address: URL): ReadArrival {
  const page = address.pathname.replace(/\/+$/, '')
  const { arrival, shown } = readPage(page.toLowerCase(), address)
  return page === page.toLowerCase() ? { arrival, shown } : { arrival: undefined, shown }
}

function readPage(page: string, address: URL): ReadArrival {
  const value = (name: string) => address.searchParams.get(name) ?? ''
  switch (page) {
    case paths.login: {
      const link: Arrival = {
        kind: 'link',
        loginType: value('loginType'),
        ssoSystem: value('ssoSystem'),
        code: value('code'),
        state: value('state'),
        account: value('account'),
        userType: value('userType'),
        distributorCode: value('distributorCode'),
      }
      const signsOn = link.loginType || link.ssoSystem || link.code
      return { arrival: signsOn ? link : undefined, shown: without(address, linkValues) }
    }
    case paths.authRedirect:
      return {
        arrival: { kind: 'return', code: value('code'), state: value('state'), error: value('error') },
        shown: paths.authRedirect,
      }
    case paths.dashboard:
      return {
        arrival: value(token) ? { kind: 'token', token: value(token) } : undefined,
        shown: without(address, [token]),
      }
    default:
      return { arrival: undefined, shown: without(address, []) }
  }
}

/** Path, query and fragment without some values of the query; what need not change keeps its spelling. */
function without({ pathname, search, hash }: URL, names: readonly string[]): string {
  const query = new URLSearchParams(search)
  if (!names.some((name) => query.has(name))) return pathname + search + hash
  for (const name of names) query.delete(name)
  return pathname + (query.size > 0 ? `?${query}` : '') + hash
}
