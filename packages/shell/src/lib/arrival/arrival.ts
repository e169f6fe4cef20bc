import { browserAddress, currentAddress } from '../base-path.ts'
import { paths } from '../routes.ts'
import { shownAddress } from './shown-address.ts'

/** The parameters with which another system sends a person to the sign-in page (specification §2, §7). */
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

/** An address that signs on. Its values are secret. */
export type Arrival = SignOnLink | SignOnReturn | SignOnToken

const token = 'token'

interface ReadArrival {
  readonly arrival: Arrival | undefined
  readonly shown: string
}

/**
 * The requested address, split into the sign-on and what may be shown and stay in the history. Spelling counts, as for
 * every address: a misspelt one doesn't sign on, but its secrets are removed.
 */
export function readArrival(address: URL): ReadArrival {
  return {
    arrival: arrivalAt(address.pathname.replace(/(?<=.)\/+$/, ''), address),
    shown: shownAddress(address),
  }
}

function arrivalAt(page: string, { searchParams }: URL): Arrival | undefined {
  const value = (name: string) => searchParams.get(name) ?? ''
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
      return link.loginType || link.ssoSystem || link.code ? link : undefined
    }
    case paths.authRedirect:
      return { kind: 'return', code: value('code'), state: value('state'), error: value('error') }
    case paths.dashboard:
      return value(token) ? { kind: 'token', token: value(token) } : undefined
    default:
      return undefined
  }
}

function createArrivals() {
  let waiting: Arrival | undefined
  const listeners = new Set<() => void>()
  const become = (arrival: Arrival | undefined): void => {
    waiting = arrival
    for (const listener of listeners) listener()
  }
  return {
    waiting: (): Arrival | undefined => waiting,
    came: become,
    settled: (): void => become(undefined),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The arrival that is handled first. Kept in memory only, and without React, since the page's entry reads it before
 * other code is loaded.
 */
export const arrivals = createArrivals()

/** Removes the sign-on from the address bar and the history, before anything else runs or is requested. */
export function takeArrival(): void {
  const { pathname, search, hash } = currentAddress()
  const address = new URL(window.location.href)
  address.pathname = pathname
  const { arrival, shown } = readArrival(address)
  if (shown !== pathname + search + hash)
    window.history.replaceState(window.history.state, '', browserAddress(shown))
  arrivals.came(arrival)
}
