import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { sameId } from '@portal/protocol/rules/ids'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { create } from 'zustand'
import { userOf } from '../lib/api/backend.ts'
import type { CallSession } from '../lib/api/transport.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/routes.ts'
import { readCookie } from '../lib/storage/cookies.ts'
import { reactionToEnd, type SessionEnd } from './reaction-to-end.ts'
import { cleanUpSession } from './session-cleanup.ts'
import { type SignOutReason, useSession } from './session-store.ts'

/**
 * Why no call is sent. `checking`: the owner of a changed certificate is being looked up, after so many `failures`.
 * `expired`: the certificate is gone (specification §8: Token expired dialog). `signInAgain`: the session ended with
 * unsaved input. `replaced`: another user signed in elsewhere.
 */
export type Interruption =
  | { readonly kind: 'checking'; readonly failures: number }
  | { readonly kind: 'expired' | 'signInAgain' }
  | { readonly kind: 'replaced'; readonly by: UserInfo; readonly certificate: string }

export const useInterruption = create<{ readonly current?: Interruption | undefined }>()(() => ({}))

/**
 * `loading`: the user of the certificate is not known yet; `active`: calls are sent; `interrupted`: they wait;
 * `ending`: a sign-out is scheduled.
 */
export type SessionState = 'signedOut' | 'loading' | 'active' | 'interrupted' | 'ending'

/** What the frame contributes while it is mounted. */
interface FrameHooks {
  readonly hasUnsaved: () => boolean
  /** Hands this window over to another user. */
  readonly switchUser: (user: UserInfo, certificate: string) => void
}

/** What the controller remembers of this window's session. */
interface Held {
  /** The certificate of a session that is about to be signed out. */
  ending?: string | undefined
  frame?: FrameHooks | undefined
  outcome?: Promise<boolean> | undefined
  resolveOutcome: (continues: boolean) => void
  /** The session that is being checked, the certificate whose owner is being looked up, and failed attempts so far. */
  check: { readonly visit: number; cookie?: string | undefined; failures: number }
  /** While it is cleaned up, calls wait for nothing: its certificate is used for the last time. */
  isCleaningUp: boolean
}

/** Precedence: a change of user replaces an ended session and vice versa; both replace a pending check. */
function takesPrecedence(next: Interruption, current: Interruption): boolean {
  if (next.kind === 'checking') return current.kind === 'checking' && next.failures > current.failures
  return current.kind === 'checking' || next.kind === 'replaced' || current.kind === 'replaced'
}

/** The owner of a certificate; `none`: the server refuses it; `unknown`: the server can't be reached. */
export const ownerOf = (certificate: string): Promise<UserInfo | 'none' | 'unknown'> =>
  userOf(certificate).catch((error: unknown) =>
    error instanceof RemoteError && ['rejection', 'sessionEnded'].includes(error.kind) ? 'none' : 'unknown',
  )

/** Milliseconds until a server that could not be reached is called again (assumed). */
const retryMs = 5_000

/** Owns the session of this window: what interrupts, continues and ends it (docs/decisions/0022). */
function createSessionController() {
  const held: Held = { resolveOutcome: () => {}, check: { visit: 0, failures: 0 }, isCleaningUp: false }

  function state(): SessionState {
    const { status, certificate } = useSession.getState()
    if (status !== 'ready') return status
    if (held.ending !== undefined && held.ending === certificate) return 'ending'
    return useInterruption.getState().current ? 'interrupted' : 'active'
  }

  /** Called by the frame when it is mounted; returns how to detach it. */
  function attachFrame(hooks: FrameHooks): () => void {
    held.frame = hooks
    return () => {
      if (held.frame === hooks) held.frame = undefined
    }
  }

  /** Concurrent failures cause one interruption. Resolves with whether the session continues. */
  function interrupt(next: Interruption): Promise<boolean> {
    const { current } = useInterruption.getState()
    if (!current || takesPrecedence(next, current)) useInterruption.setState({ current: next })
    held.outcome ??= new Promise((resolve) => {
      held.resolveOutcome = resolve
    })
    return held.outcome
  }

  /** Waiting calls are sent with the current certificate, or fail. */
  function settle(continues: boolean): void {
    useInterruption.setState({ current: undefined })
    held.outcome = undefined
    held.resolveOutcome(continues)
  }

  /**
   * Compares the cookie, which all windows share, with this window's certificate. Undefined: they agree, or there is
   * nothing to compare, because no frame is mounted or the browser keeps no cookies.
   */
  function checkCookie(): Promise<boolean> | undefined {
    const { status, certificate, certificateStored } = useSession.getState()
    if (!held.frame || status !== 'ready' || !certificateStored) return undefined
    const cookie = readCookie(cookieNames.certificate)
    return cookie === certificate ? undefined : cookieChanged(cookie)
  }

  function checkOfSession() {
    const { visit } = useSession.getState()
    if (held.check.visit !== visit) held.check = { visit, failures: 0 }
    return held.check
  }

  /** The cookie holds another certificate than this window uses, or none. */
  function cookieChanged(cookie: string | undefined): Promise<boolean> {
    if (!cookie) return ended('gone')
    const current = checkOfSession()
    const continues = interrupt({ kind: 'checking', failures: current.failures })
    if (current.cookie !== cookie) void adopt(cookie)
    return continues
  }

  /** Continues with a new certificate of the same user; a different user takes over this window, with a message. */
  async function adopt(cookie: string): Promise<void> {
    const current = checkOfSession()
    current.cookie = cookie
    const owner = await ownerOf(cookie)
    // Superseded by a later certificate, or by the end of this session.
    if (checkOfSession() !== current || current.cookie !== cookie) return
    current.cookie = undefined
    if (readCookie(cookieNames.certificate) !== cookie) return checkAgain()
    if (owner === 'unknown') return retryLater()
    current.failures = 0
    if (owner === 'none') return void ended('gone')
    const { user, certificateReplaced } = useSession.getState()
    if (sameId(owner.userId, user?.userId)) {
      certificateReplaced(cookie)
      settle(true)
    } else if (held.frame?.hasUnsaved()) {
      void interrupt({ kind: 'replaced', by: owner, certificate: cookie })
    } else if (held.frame) {
      held.frame.switchUser(owner, cookie)
    } else {
      switchTo(cookie)
    }
  }

  /** Nothing is sent under an unknown name: the session stays interrupted until the server answers. */
  function retryLater(): void {
    const current = checkOfSession()
    current.failures += 1
    void interrupt({ kind: 'checking', failures: current.failures })
    setTimeout(() => {
      const isWaiting = checkOfSession() === current && current.cookie === undefined
      if (isWaiting && useSession.getState().status === 'ready') checkAgain()
    }, retryMs)
  }

  function checkAgain(): void {
    const cookie = readCookie(cookieNames.certificate)
    if (cookie !== useSession.getState().certificate) return void cookieChanged(cookie)
    checkOfSession().failures = 0
    settle(true)
  }

  function ended(end: SessionEnd): Promise<boolean> {
    // A changed password invalidates every certificate of the user; its confirmation stays until the scheduled sign-out.
    if (held.frame && state() === 'ending') return Promise.resolve(false)
    const hasUnsaved = held.frame?.hasUnsaved() ?? false
    const reloginInPlace = hasUnsaved && (getConfig().reloginInPlace ?? true)
    const reaction = reactionToEnd(end, { hasUnsaved, reloginInPlace })
    if (reaction !== 'signOut') return interrupt({ kind: reaction })
    signOut(end === 'refused' ? { reason: 'sessionEnded' } : {})
    return Promise.resolve(false)
  }

  /**
   * The server refused a certificate (specification §4: 4001). Repeated and late refusals of former certificates are
   * ignored; while the session is loading, the entry handles it. Resolves with whether the refused call may be sent
   * again.
   */
  async function refused(certificate: string): Promise<boolean> {
    const { certificate: current, formerCertificates, status } = useSession.getState()
    if (current !== certificate) return formerCertificates.includes(certificate)
    if (status !== 'ready') return false
    return checkCookie() ?? ended('refused')
  }

  /** The one order in which a session ends: clean-up, then certificate, user and screens go, then waiting calls fail. */
  function endThen(proceed: () => void): void {
    held.isCleaningUp = true
    cleanUpSession()
    held.isCleaningUp = false
    proceed()
    settle(false)
  }

  /** Ends the session; the sign-in page leads back to the current address, unless the reason names another. */
  const end = (reason: SignOutReason): void => endThen(() => useSession.getState().signedOut(reason))

  /** The user signs out or is signed out (specification §4: logout, 4001); the next sign-in leads to the dashboard. */
  const signOut = (reason: Omit<SignOutReason, 'returnTo'> = {}): void =>
    end({ ...reason, returnTo: paths.dashboard })

  /**
   * Hands this window to another user, without a trace of the previous session. In one step, so that other windows never
   * read a missing cookie in between.
   */
  const switchTo = (certificate: string): void => endThen(() => useSession.getState().signedIn(certificate))

  /** Schedules a sign-out, which is dropped when the session ends before. */
  function signOutAfter(ms: number): void {
    const { certificate } = useSession.getState()
    held.ending = certificate
    setTimeout(() => {
      if (useSession.getState().certificate === certificate) signOut()
      if (held.ending === certificate) held.ending = undefined
    }, ms)
  }

  return {
    state,
    attachFrame,
    certificate: () => useSession.getState().certificate,
    /** What a call waits for: resolves with whether the session continues; undefined when nothing is pending. */
    settled: () => (held.isCleaningUp ? undefined : (held.outcome ?? checkCookie())),
    refused,
    checkCookie,
    cookieChanged,
    signedOutElsewhere: () => void ended('signedOutElsewhere'),
    interrupt,
    settle,
    end,
    signOut,
    switchTo,
    signOutAfter,
  } satisfies CallSession & Record<string, unknown>
}

export const sessionController = createSessionController()
