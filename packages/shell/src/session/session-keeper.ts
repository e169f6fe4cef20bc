import { cookieNames } from '../lib/storage/cookie-names.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { interruptionOutcome } from './interruption.ts'
import { useSession } from './session-store.ts'

/** What can happen to the session of a frame that stands. Each promise tells whether the session goes on. */
export interface SessionKeeper {
  /** The server refused the certificate (specification §4). */
  refused(): Promise<boolean>
  /** The cookie holds another certificate than this window acts with, or none any more. */
  cookieChanged(cookie: string | undefined): Promise<boolean>
  signedOutElsewhere(): void
}

let keeper: SessionKeeper | undefined

/** Called by the frame while it stands; returns how to withdraw. */
export function sessionKeptBy(next: SessionKeeper): () => void {
  keeper = next
  return () => {
    if (keeper === next) keeper = undefined
  }
}

export const currentKeeper = (): SessionKeeper | undefined => keeper

/**
 * Compares the cookie, which all windows share, with the certificate that this one acts with. Undefined: they agree,
 * or there is nothing to compare, because no frame stands or the browser keeps no cookies.
 */
export function checkCookie(): Promise<boolean> | undefined {
  const { status, certificate, certificateStored } = useSession.getState()
  if (!keeper || status !== 'ready' || !certificateStored) return undefined
  const cookie = readCookie(cookieNames.certificate)
  return cookie === certificate ? undefined : keeper.cookieChanged(cookie)
}

/** What a call waits for: a session that is settled, and is still the one of the cookie. */
export const sessionSettled = (): Promise<boolean> | undefined => interruptionOutcome() ?? checkCookie()
